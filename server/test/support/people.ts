import { postSignup, type SignupForm } from '@amarena/shared/contracts/accounts';
import type { BodyOf } from '@amarena/shared/contracts/endpoint';
import type { TestClient } from './client.ts';
import type { TestServer } from './startServer.ts';

let made = 0;

/** A sign-up form that nothing is wrong with; every call gives another person. */
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

/** Signs a person up at their own browser. */
export async function signUp(server: TestServer, changes: Partial<SignupForm> = {}, client = server.visitor()): Promise<NewMember> {
  const form = aForm(changes);
  const { user } = (await client.call(postSignup, { body: form })).answer();
  return { id: user.id, email: form.email, password: form.password, client };
}

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** The mails to one address, after everything that is due was sent. */
export async function mailsTo(server: TestServer, address: string): Promise<Mail[]> {
  await server.jobs.runDue();
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
