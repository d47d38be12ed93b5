import type { Browser, BrowserContext, Page } from '@playwright/test';
import { join } from '../pages/members.ts';
import { PASSWORD } from '../seed/people.ts';
import { act, SIZES } from './act.ts';
import { type Watch, watch } from './faults.ts';
import { atRest, CHANGING, tellOfChanges } from './rest.ts';
import type { Visitor } from './visitors.ts';

export interface Setting {
  readonly browser: Browser;
  readonly url: string;
  readonly visitor: Visitor;
  readonly language: string;
  readonly seed: number;
}

interface Arrival {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly heard: Watch;
  /** Null: without an account. */
  readonly email: string | null;
}

/** A new browser with its listeners, and its first page: logged in, at the home page. */
export async function arrive({ browser, url, visitor, language, seed }: Setting): Promise<Arrival> {
  const acknowledged = { name: 'amarena.dismissed.site_entry.visitor', value: new Date(0).toISOString() };
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[seed % SIZES.length] ?? SIZES[0],
    locale: language,
    timezoneId: 'Europe/Rome',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [acknowledged] }] },
  });
  // Other sites are not explored: their pages are answered as empty.
  await context.route(
    (address) => address.origin !== url,
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>elsewhere</title>' }),
  );
  await context.addInitScript(tellOfChanges, CHANGING);
  const heard = watch(context);
  const page = await context.newPage();
  const email = visitor.joins ? (await join(page)).email : visitor.email;
  if (email !== null) await logIn(page, email);
  await page.goto(`/?lang=${language}`);
  return { context, page, heard, email };
}

async function logIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/user.php', {
    data: { email, password: PASSWORD, remember: false },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(`${email} could not log in: ${answer.status()} ${await answer.text()}`);
}

/** After a log-out, including one from another device, the walk continues as the same visitor. */
export async function stayLoggedIn(page: Page, email: string): Promise<void> {
  const { user } = await (await page.request.get('/api/user.php')).json();
  if (user !== null) return;
  await logIn(page, email);
  await page.goto('/');
  await atRest(page, { offline: false });
}

export const isAway = (page: Page, url: string): boolean => new URL(page.url()).origin !== url;

/** Returns from another site, or from the browser's own page for a missing network. */
export async function comeBack(page: Page, heard: Watch): Promise<void> {
  if (heard.offline) await act(page, { do: 'online' }, [], heard);
  await page.goto('/');
}
