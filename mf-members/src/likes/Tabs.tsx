import { badgeText } from '@amarena/shared/contracts/constants';
import { pathTo } from '@amarena/shared/contracts/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { Link } from '@amarena/shared/router';
import { Badge, Figures } from '@amarena/shared/ui';
import { useLayoutEffect, useRef } from 'react';
import { useT } from '../catalogue.ts';
import { type Counts, LIKE_TABS, type LikeTab } from './likes.model.ts';
import { TabList } from './likes.styles.ts';

/** Links, not buttons: each list has an address of its own. */
export function Tabs({ tab, counts }: { tab: LikeTab; counts: Counts }) {
  const t = useT();
  const list = useRef<HTMLElement>(null);
  // On a narrow screen the chosen one may lie beyond the edge.
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[href="${pathTo('likes-type', { type: tab })}"]`);
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [tab]);
  return (
    <TabList ref={list} aria-label={t('likes.tabs')}>
      {LIKE_TABS.map((one) => (
        <Link key={one} to={pathTo('likes-type', { type: one })} aria-current={one === tab ? 'page' : undefined}>
          {t(`likes.${one}`)}
          <Count tab={one} counts={counts} />
        </Link>
      ))}
    </TabList>
  );
}

/** New likes as a badge; without any, how many there are in all. */
function Count({ tab, counts }: { tab: LikeTab; counts: Counts }) {
  const common = useCommonT();
  const { [tab]: count, fresh = 0 } = counts;
  const badge = tab === 'received' ? badgeText(fresh) : null;
  if (badge !== null) return <Badge text={badge} label={common('likes.new', { count: fresh })} />;
  return count === undefined ? null : <Figures>{count}</Figures>;
}
