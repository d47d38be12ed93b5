import { useSettings } from '@amarena/shared/bus';
import { getRelated } from '@amarena/shared/contracts/people/profile';
import { queryFor, useQuery } from '@amarena/shared/query';
import { Banner } from '@amarena/shared/ui-first';
import { Drama } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { MemberCards } from '../MemberCards.tsx';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import { RelatedBlock, WithCard } from './profile.styles.ts';

/** Cards of the row on the widest screen. */
const WIDEST_ROW = 5;

/** Similar members. The profile is complete without them, so a failure shows nothing. */
export function Related({ id }: { id: string }) {
  const t = useT();
  const { data } = useQuery(queryFor(getRelated, { query: { id } }));
  const profiles = (data?.profiles ?? []).slice(0, WIDEST_ROW);
  const labelled = profiles.findIndex(({ fictional }) => fictional);
  if (profiles.length === 0) return null;
  return (
    <RelatedBlock aria-labelledby="related">
      <h2 id="related">{t('profile.related')}</h2>
      <MemberCards members={profiles} label={t('profile.related')} oneRow />
      {labelled !== -1 && (
        <WithCard $place={labelled}>
          <WhatFictionalMeans />
        </WithCard>
      )}
    </RelatedBlock>
  );
}

function WhatFictionalMeans() {
  const t = useT();
  const label = useFictionalLabel(2);
  if (!useSettings().fictional_warning) return null;
  return (
    <Banner tone="fictional" icon={<Drama size={20} strokeWidth={1.75} aria-hidden />}>
      <strong>{t('profile.fictional_title', { label })}</strong> {t('profile.fictional_about')}
    </Banner>
  );
}
