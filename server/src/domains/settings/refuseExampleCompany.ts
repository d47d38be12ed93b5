import type { Db } from '../../db/schema.ts';
import { COMPANY } from './defaults.ts';
import type { SiteSettings } from './service.ts';

/** The site would sell in the name of a company that does not exist. */
export class CompanyMissing extends Error {
  constructor(fields: readonly string[]) {
    super(
      `The server cannot start:\n  The row "company" of the table "settings" must name your company: ${fields.join(', ')} still ` +
        'say what the example says, and every receipt would. docs/production.md shows the row.',
    );
  }
}

/** Values of the example that no real company has. */
const OWN = ['address', 'kvk', 'vat_numbers'] as const;

/** Throws `CompanyMissing` if receipts and imprint would show the example company. */
export async function refuseExampleCompany(settings: Pick<SiteSettings, 'company'>, db: Db): Promise<void> {
  const company = await settings.company(db);
  const fields = OWN.filter((field) => JSON.stringify(company[field]) === JSON.stringify(COMPANY[field]));
  if (fields.length > 0) throw new CompanyMissing(fields);
}
