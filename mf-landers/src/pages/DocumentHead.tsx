import type { Page as SiteDocument } from '@amarena/shared/contracts/platform/staticPages';
import { useFormat } from '@amarena/shared/i18n';
import { Muted, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { LinkedText } from './LinkedText.tsx';

/** Title, summary, and the date since which it applies. */
export function DocumentHead({ document: { title, lead, valid_from } }: { document: SiteDocument }) {
  const t = useT();
  const format = useFormat();
  return (
    <Stack as="header" $gap={2}>
      <h1>{title}</h1>
      <Muted as="div" $size="lg">
        <LinkedText text={lead} />
      </Muted>
      {valid_from !== null && <Muted $size="sm">{t('pages.valid_from', { date: format.date(valid_from) })}</Muted>}
    </Stack>
  );
}
