import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { postSignup } from '@amarena/shared/contracts/account/signup';
import { postChat } from '@amarena/shared/contracts/chat/chats';
import { getPackages } from '@amarena/shared/contracts/money/packages';
import { postPayment } from '@amarena/shared/contracts/money/payments';
import { type Browser, CallRefused, createBrowser } from './client.ts';
import { openTab, type Tab } from './tab.ts';

/** A member of the drill, with an open page. */
export interface Person {
  readonly id: string;
  readonly browser: Browser;
  readonly tab: Tab;
}

const LOOK_EVERY = 250;
/** Milliseconds. */
const MAIL_WITHIN = 60_000;

interface Mail {
  readonly recipient: string;
  readonly text: string;
}

/** Waits for the mail with the link, which a job sends. Throws if none comes. */
async function mailedLink(browser: Browser, email: string): Promise<URL> {
  for (const began = Date.now(); Date.now() - began < MAIL_WITHIN; await setTimeout(LOOK_EVERY)) {
    const { mails } = JSON.parse((await browser.send({ method: 'GET', path: '/dev/inbox.json' })).text) as { mails: Mail[] };
    const address = mails.find(({ recipient }) => recipient === email)?.text.match(/https?:\/\/\S+/)?.[0];
    if (address !== undefined) return new URL(address);
  }
  throw new Error(`No mail came to ${email} within ${MAIL_WITHIN / 1_000} s.`);
}

async function confirm(browser: Browser, email: string): Promise<void> {
  const { pathname, search } = await mailedLink(browser, email);
  const { text } = await browser.send({ method: 'GET', path: pathname + search });
  const action = text.match(/<form method="post" action="([^"]+)"/)?.[1];
  if (action === undefined) throw new Error('The page of the mailed link has no button.');
  const field = (name: string) => text.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? '';
  await browser.send({ method: 'POST', path: action, form: { kind: field('kind'), token: field('token') } });
}

/** Signs up someone who confirms the address and opens a page. */
export async function join(site: string, number: number): Promise<Person> {
  const browser = createBrowser(site, `198.18.7.${number}`);
  const email = `drill${number}@example.test`;
  const body = {
    email,
    name: `drill${number}`,
    password: 'una password lunga',
    date_of_birth: '1990-04-30',
    gender: number % 2 === 0 ? 'female' : 'male',
    country: 'IT',
    language: 'it',
    time_zone: 'Europe/Rome',
  };
  const { text } = await browser.send({ method: 'POST', path: postSignup.path, body, key: randomUUID() });
  const { user } = JSON.parse(text) as { user: { id: string } };
  await confirm(browser, email);
  return { id: user.id, browser, tab: openTab(site, browser) };
}

const PACK = 'p1';

/**
 * The price of an order that was refused because it changed: a payment that the member left open at the provider holds
 * their discount. Throws any other refusal.
 */
function changedPrice(refusal: unknown): unknown {
  if (!(refusal instanceof CallRefused)) throw refusal;
  const { code, total } = JSON.parse(refusal.body || '{}') as { code?: string; total?: unknown };
  if (code !== 'price_changed') throw refusal;
  return total;
}

/** Buys credits by card at the sandbox, also at a price that changed meanwhile. Returns the payment's id. */
export async function buy({ browser }: Person): Promise<string> {
  const offered = JSON.parse((await browser.send({ method: 'GET', path: `${getPackages.path}?country=IT` })).text);
  const { packages } = getPackages.answer.parse(offered);
  const pack = packages.find(({ id }) => id === PACK);
  if (pack === undefined) throw new Error(`There is no package ${PACK}.`);
  const order = (expected_total: unknown) =>
    browser.send({
      method: 'POST',
      path: postPayment.path,
      body: { package: PACK, method: 'card', country: 'IT', expected_total },
      key: randomUUID(),
    });
  const { text } = await order(pack.total).catch((refusal: unknown) => order(changedPrice(refusal)));
  const opened = postPayment.answer.parse(JSON.parse(text));
  const { pathname, search } = new URL(opened.redirect, 'http://site');
  await browser.send({ method: 'POST', path: pathname + search, form: { outcome: 'approve' } });
  return opened.payment.id;
}

/** Sends a message; returns the credits that are left. */
export async function write({ browser }: Person, to: Person, { client_id, text }: { client_id: string; text: string }): Promise<number> {
  const body = { client_id, profile: to.id, text };
  const answer = await browser.send({ method: 'POST', path: postChat.path, body, key: randomUUID() });
  return postChat.answer.parse(JSON.parse(answer.text)).credits;
}
