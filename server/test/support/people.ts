import { postSignup, type SignupForm } from '@amarena/shared/contracts/account/signup';
import type { BodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { TestClient } from './client.ts';
import type { TestServer } from './startServer.ts';

let made = 0;

/** A valid sign-up form; every call is for another person. */
export function aForm(changes: Partial<BodyOf<typeof postSignup>> = {}): BodyOf<typeof postSignup> {
  made += 1;
  return {
    email: `person${made}@example.test`,
    name: `person${made}`,
    password: 'una password lunga',
    date_of_birth: '1990-04-30',
    gender: 'female',
    country: 'IT',
    language: 'it',
    time_zone: 'Europe/Rome',
    ...changes,
  };
}

export interface NewMember {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly client: TestClient;
}

/** Signs a person up in their own browser. */
export async function signUp(server: TestServer, changes: Partial<SignupForm> = {}, client = server.visitor()): Promise<NewMember> {
  const form = aForm(changes);
  const { user } = (await client.call(postSignup, { body: form })).answer();
  return { id: user.id, email: form.email, password: form.password, client };
}

/** The answer to another person's sign-up, in their own browser. */
export const trySignUp = (server: TestServer, changes: Partial<SignupForm> = {}) =>
  server.visitor().call(postSignup, { body: aForm(changes) });

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The mails to one address, after everything due was sent. */
export async function mailsTo(server: TestServer, address: string): Promise<Mail[]> {
  await server.services.jobs.runDue();
  const { mails } = JSON.parse((await server.visitor().raw({ method: 'GET', url: '/dev/inbox.json' })).body) as { mails: Mail[] };
  return mails.filter(({ recipient }) => recipient === address);
}

/** Path and query of the link in a mail. */
export function linkIn(mail: Mail | undefined): string {
  const address = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (address === undefined) throw new Error('The mail has no link.');
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The token of the link in a mail. */
export const tokenIn = (mail: Mail | undefined): string => new URL(linkIn(mail), 'http://site').searchParams.get('token') ?? '';

const field = (form: string, name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? '';

/**
 * Opens a mailed link and presses the button of its page; returns where that leads, or where the link leads if there is
 * no button.
 */
export async function pressLink(client: TestClient, url: string): Promise<string | undefined> {
  const page = await client.raw({ method: 'GET', url });
  if (page.status !== 200) return String(page.headers.location);
  const action = /<form method="post" action="([^"]+)"/.exec(page.body)?.[1];
  if (action === undefined) throw new Error(`The page of ${url} has no button.`);
  const pressed = await client.raw({
    method: 'POST',
    url: action,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${new URLSearchParams({ kind: field(page.body, 'kind'), token: field(page.body, 'token') })}`,
  });
  return pressed.headers.location === undefined ? undefined : String(pressed.headers.location);
}

/** Confirms the address by the mailed link. */
export async function confirmAddress(server: TestServer, { email, client }: Pick<NewMember, 'email' | 'client'>): Promise<void> {
  await pressLink(client, linkIn((await mailsTo(server, email))[0]));
}

/** Signs up a member whom others can find, and who may write and like. */
export async function signUpActive(server: TestServer, changes: Partial<SignupForm> = {}, client = server.visitor()): Promise<NewMember> {
  const member = await signUp(server, changes, client);
  await confirmAddress(server, member);
  return member;
}
