import { expect, it } from '@jest/globals';
import { CompanyMissing, refuseExampleCompany } from '../../src/domains/settings/refuseExampleCompany.ts';
import { setSetting } from '../support/settings.ts';
import { startServer } from '../support/startServer.ts';

it('a site that sells does not start under the company of the example, and says which row is missing', async () => {
  const server = await startServer();
  const check = () => refuseExampleCompany(server.services.settings, server.platform.db);
  await expect(check()).rejects.toThrow(/row "company".*address, kvk, vat_numbers/);
  await setSetting(server, 'company', { address: 'Via Roma 1, 20121', kvk: 'MI-1234567' });
  await expect(check()).rejects.toThrow(CompanyMissing);
  await setSetting(server, 'company', { address: 'Via Roma 1, 20121', kvk: 'MI-1234567', vat_numbers: ['IT01234567890'] });
  await expect(check()).resolves.toBeUndefined();
  await server.close();
});
