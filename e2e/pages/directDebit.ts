import { expect, type Locator, type Page } from '@playwright/test';

const IBAN = 'IT60 X054 2811 1010 0000 0123 456';
const ACCOUNT = {
  'Intestatario del conto': 'Marco Ferri',
  IBAN,
  Via: 'Via del Pratello',
  'Numero civico': '18',
  CAP: '40122',
  Città: 'Bologna',
};

/** A new mobile number for each run: one number can get a code only once a minute. */
export const aPhone = () => `+39347${String(Date.now()).slice(-7)}`;

export const debitField = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
export const sendCode = (page: Page): Promise<void> => page.getByRole('button', { name: 'Invia codice' }).click();
export const code = (page: Page): Locator => page.getByRole('textbox', { name: 'Codice ricevuto via SMS' });

/** Fills the form of direct debit, by default with an account that may be debited. */
export async function fillAccount(page: Page, { phone, iban = IBAN }: { phone: string; iban?: string }): Promise<void> {
  for (const [name, value] of Object.entries({ ...ACCOUNT, IBAN: iban, Cellulare: phone })) await debitField(page, name).fill(value);
}

/** The code in the newest text message to a phone. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const read = async () => {
    const { mails } = await (await page.request.get('/dev/inbox.json')).json();
    const sent = (mails as { recipient: string; text: string }[]).find(({ recipient }) => recipient === phone);
    return /^\d{6}/.exec(sent?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(read).toMatch(/^\d{6}$/);
  return read();
}
