import { type CompanyInfo, vatNumbersFor } from '@amarena/shared/contracts/platform/companyInfo';
import { useFormat } from '@amarena/shared/i18n';
import { Muted } from '@amarena/shared/ui';
import { useT } from './catalogue.ts';

/** The seller in two lines: name and address, then the register and the VAT numbers that apply in a country. */
export function Seller({ company, country }: { company: CompanyInfo; country: string | null }) {
  const t = useT();
  const format = useFormat();
  const { name, tradenames, address, city, kvk } = company;
  return (
    <Muted $size="xs">
      {name} ({format.list(tradenames)}), {address} {city}, {format.countryName(company.country)}.
      <br />
      {t('seller.numbers', { kvk, vat: format.list(vatNumbersFor(company, country)) })}
    </Muted>
  );
}
