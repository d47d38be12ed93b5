import { getCompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { CURRENCIES } from '@amarena/shared/contracts/platform/currencies';
import { getSettings, Settings } from '@amarena/shared/contracts/platform/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setSetting } from '../support/settings.ts';
import { startServer, type TestServer } from '../support/startServer.ts';

describe('settings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const settings = async (address?: string) =>
    (await server.visitor(address === undefined ? {} : { address }).call(getSettings, { query: { domain: 'localhost' } })).answer();

  it('API-18 RP-02 answers the settings without a session', async () => {
    expect(Settings.safeParse(await settings()).success).toBe(true);
  });

  it('API-34 RP-02 answers the company info without a session', async () => {
    const company = (await server.visitor().call(getCompanyInfo)).answer();
    const fields = ['name', 'address', 'kvk', 'city', 'country', 'tradenames', 'vat_numbers', 'support_phone', 'delete_discount', 'added'];
    expect(Object.keys(company).sort()).toEqual(fields.sort());
  });

  it('EN-73 CO-39 CO-42 EN-72 carries costs, return window, message length and the resell switch', async () => {
    expect(await settings()).toMatchObject({
      message_credits: 1,
      photo_credits: 2,
      gift_credits: 3,
      signup_credits: 0,
      refund_days: 14,
      message_length: 1000,
      member_resell: false,
    });
  });

  it('tells for each country what a message costs at most, in its own currency', async () => {
    const { minimum_message_costs } = await settings();
    expect(minimum_message_costs.IT).toEqual({ costs: 99, currency: 'EUR' });
    expect(minimum_message_costs.GB?.currency).toBe('GBP');
    expect(new Set(Object.values(minimum_message_costs).map(({ currency }) => currency))).toEqual(new Set(CURRENCIES));
  });

  it('EN-63 finds the country of an address, and the configured one for this machine', async () => {
    expect((await settings('151.1.1.1')).geoip_country).toBe('IT');
    expect((await settings('8.8.8.8')).geoip_country).toBe('US');
    expect((await settings('2a00:1450::1')).geoip_country).toBe('IE');
    expect((await settings('127.0.0.1')).geoip_country).toBe('IT');
    for (const example of ['2001:db8::1', '203.0.113.9']) expect((await settings(example)).geoip_country).toBeNull();
  });

  it('follows what the operator changed', async () => {
    await setSetting(server, 'name', 'Marasca');
    expect((await settings()).name).toBe('Marasca');
    await setSetting(server, 'name', 'Amarena');
  });

  it('keeps the settings in memory, and heals within ten seconds if no notification of a change came', async () => {
    const { pool } = server.database;
    await settings();
    await pool.query('alter table settings disable trigger settings_told');
    await pool.query(
      `insert into settings (key, value) values ('name', '"Visciola"') on conflict (key) do update set value = excluded.value`,
    );
    expect((await settings()).name).toBe('Amarena');
    server.pass(10_000);
    expect((await settings()).name).toBe('Visciola');
    await pool.query('alter table settings enable trigger settings_told');
    await setSetting(server, 'name');
  });

  it('believes the forwarded address of the nearest proxy only', async () => {
    const forwarded = { 'x-forwarded-for': '8.8.8.8, 151.1.1.1' };
    const { body } = await server.visitor().raw({ method: 'GET', url: getSettings.path, headers: forwarded });
    expect(JSON.parse(body).geoip_country).toBe('IT');
  });
});

it('EN-63 takes no address from a header where no proxy is trusted', async () => {
  const server = await startServer({ environment: { TRUST_PROXY: 'false' } });
  const { body } = await server.visitor({ address: '8.8.8.8' }).raw({ method: 'GET', url: getSettings.path });
  expect(JSON.parse(body).geoip_country).toBe('IT');
  await server.close();
});
