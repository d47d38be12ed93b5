import { useSettings } from '@amarena/shared/bus';
import { getCompanyInfo } from '@amarena/shared/contracts/settings';
import { queryFor, useQuery } from '@amarena/shared/query';
import { Card, Muted, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';

/** What confirming with the code allows: the SEPA mandate in full, and to whom. */
export function Mandate() {
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
        {company !== undefined && (
          <Muted $size="xs">
            {company.name}, {company.address} {company.city}. {company.vat_numbers.join(', ')}
          </Muted>
        )}
      </Stack>
    </Card>
  );
}
