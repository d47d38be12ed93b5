import { useSettings } from '@amarena/shared/bus';
import { getRelated } from '@amarena/shared/contracts/people/profile';
import { queryFor, useQuery } from '@amarena/shared/query';
import { Banner } from '@amarena/shared/ui';
import { Drama } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { Members } from '../Members.tsx';
import { useFictionalLabel } from '../useFictionalLabel.ts';
import { RelatedBlock } from './profile.styles.ts';

/** Similar members. The profile is complete without them, so a failure shows nothing. */
export function Related({ id }: { id: string }) {
  const t = useT();
  const { data } = useQuery(queryFor(getRelated, { query: { id } }));
  const profiles = data?.profiles ?? [];
  if (profiles.length === 0) return null;
  return (
    <RelatedBlock aria-labelledby="related">
      <h2 id="related">{t('profile.related')}</h2>
      <Members members={profiles} label={t('profile.related')} oneRow />
      {profiles.some((profile) => profile.fictional) && <WhatFictionalMeans />}
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
