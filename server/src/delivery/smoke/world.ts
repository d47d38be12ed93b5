import { randomUUID } from 'node:crypto';
import { postSignup } from '@amarena/shared/contracts/account/signup';
import { getChats, postChat } from '@amarena/shared/contracts/chat/chats';
import { getPackages } from '@amarena/shared/contracts/money/packages';
import { postPayment } from '@amarena/shared/contracts/money/payments';
import { postLike } from '@amarena/shared/contracts/people/likes';
import { search } from '@amarena/shared/contracts/people/search';
import type { AnswerOf, BodyOf, Endpoint, QueryOf } from '@amarena/shared/contracts/platform/endpoint';
import type { APIRequestContext, Browser, BrowserContext } from 'playwright-core';
import { LINK_FORM_PATH } from '../../domains/accounts/mailedLinks/form.ts';
import type { Site } from './site.ts';

/** Cookies in the form of a browser context. */
export type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The data that the pages of a smoke mount show. */
export interface World {
  /** A member with credits, likes and a conversation. */
  readonly member: Cookies;
  /** Another member, with photos. */
  readonly neighbour: string;
  /** One of the member's conversations. */
  readonly conversation: string;
  /** One of the member's payments. */
  readonly payment: string;
}

async function call<E extends Endpoint>(
  request: APIRequestContext,
  endpoint: E,
  sent: { query?: QueryOf<E>; body?: BodyOf<E> } = {},
): Promise<AnswerOf<E>> {
  const answer = await request.fetch(endpoint.path, {
    method: endpoint.method,
    params: sent.query as Record<string, string>,
    data: sent.body,
    headers: { 'Idempotency-Key': randomUUID() },
  });
  if (!answer.ok()) throw new Error(`${endpoint.name} of the smoke mount's site answered ${answer.status()}: ${await answer.text()}`);
  return (endpoint.answer === null ? undefined : endpoint.answer.parse(await answer.json())) as AnswerOf<E>;
}

const aForm = (name: string, gender: 'male' | 'female'): BodyOf<typeof postSignup> => ({
  email: `${name}@smoke.example`,
  name,
  password: `${name}-${randomUUID()}`,
  date_of_birth: '1988-04-12',
  gender,
  country: 'IT',
  language: 'it',
  time_zone: 'Europe/Rome',
});

/** Signs a person up and confirms the mailed link, so that they can like, write and be found. */
async function join(request: APIRequestContext, site: Site, name: string, gender: 'male' | 'female'): Promise<string> {
  const form = aForm(name, gender);
  const { user } = await call(request, postSignup, { body: form });
  await site.settle();
  const { mails } = (await (await request.get('/dev/inbox.json')).json()) as { mails: { recipient: string; text: string }[] };
  const link = mails.flatMap(({ recipient, text }) => (recipient === form.email ? (/https?:\/\/\S+/.exec(text)?.[0] ?? []) : []))[0];
  if (link === undefined) throw new Error(`The smoke mount's site mailed no link to ${form.email}.`);
  const button = { kind: 'activation', token: new URL(link).searchParams.get('token') ?? '' };
  await request.post(LINK_FORM_PATH, { form: button, maxRedirects: 0 });
  return user.id;
}

async function pay(request: APIRequestContext, site: Site): Promise<string> {
  const { packages, country } = await call(request, getPackages, { query: {} });
  const [pack] = packages;
  if (pack === undefined) throw new Error("The smoke mount's site sells no credits.");
  const order = { package: pack.id, method: 'card', country, expected_total: pack.total } as const;
  const { payment, redirect } = await call(request, postPayment, { body: order });
  await request.post(redirect, { form: { outcome: 'approve' }, maxRedirects: 0 });
  await site.settle();
  return payment.id;
}

async function someoneWithPhotos(request: APIRequestContext): Promise<string> {
  const { results } = await call(request, search, { query: { photo: 'true' } });
  const [someone] = results;
  if (someone === undefined) throw new Error("No member of the smoke mount's site has a photo.");
  return someone.id;
}

/** Creates two members through the API that people use, who like, write and pay. */
export async function makeWorld(browser: Browser, site: Site): Promise<World> {
  const [one, other] = await Promise.all([browser.newContext({ baseURL: site.origin }), browser.newContext({ baseURL: site.origin })]);
  try {
    const member = await join(one.request, site, 'paolo', 'male');
    const admirer = await join(other.request, site, 'livia', 'female');
    await call(one.request, postLike, { body: { profile: admirer } });
    await call(other.request, postLike, { body: { profile: member } });
    await call(other.request, postChat, { body: { client_id: randomUUID(), profile: member, text: 'Che cosa leggi in questi giorni?' } });
    const { chats } = await call(one.request, getChats);
    const conversation = chats[0]?.conversation.id;
    if (conversation === undefined) throw new Error("The smoke mount's member has no conversation.");
    const payment = await pay(one.request, site);
    await site.appoint(member);
    const neighbour = await someoneWithPhotos(one.request);
    return { member: await one.storageState(), neighbour, conversation, payment };
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
}
