import { badgeText } from '@amarena/shared/contracts/platform/badgeDisplay';
import { useCommonT } from '@amarena/shared/i18n';
import { pathTo } from '@amarena/shared/router';
import { Badge, Figures } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import { TabLinks } from '../TabLinks.tsx';
import { type Counts, LIKE_TABS, type LikeTab } from './likes.model.ts';

/** Tabs of the likes screens, with the count of each list. */
export function Tabs({ tab, counts }: { tab: LikeTab; counts: Counts }) {
  const t = useT();
  return (
    <TabLinks label={t('likes.tabs')} tabs={LIKE_TABS} current={tab} addressOf={(type) => pathTo('likes-type', { type })}>
      {(one) => (
        <>
          {t(`likes.${one}`)}
          <Count tab={one} counts={counts} />
        </>
      )}
    </TabLinks>
  );
}

/** New likes as a badge; if there are none, the total. */
function Count({ tab, counts }: { tab: LikeTab; counts: Counts }) {
  const common = useCommonT();
  const { [tab]: count, fresh = 0 } = counts;
  const badge = tab === 'received' ? badgeText(fresh) : null;
  if (badge !== null) return <Badge text={badge} label={common('likes.new', { count: fresh })} />;
  return count === undefined ? null : <Figures>{count}</Figures>;
}
