import { useSettings } from '@amarena/shared/bus';
import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { queryFor, useQuery } from '@amarena/shared/query';
import { Card, Muted, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { Seller } from '../Seller.tsx';

/** What the member authorises by confirming with the code: the full SEPA mandate and its creditor. */
export function Mandate({ country }: { country: Country }) {
  const t = useT();
  const settings = useSettings();
  const company = useQuery(queryFor(getCompanyInfo)).data;
  const name = company?.name ?? settings.name;
  return (
    <Card as="section">
      <Stack $gap={2}>
        <h2>{t('mandate.title')}</h2>
        <Muted $size="sm">{t('mandate.text', { name })}</Muted>
        <Muted $size="sm">{t('mandate.rights')}</Muted>
        {company !== undefined && <Seller company={company} country={country} />}
      </Stack>
    </Card>
  );
}
