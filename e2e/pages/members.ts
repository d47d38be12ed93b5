import { randomBytes, randomUUID } from 'node:crypto';
import type { SignupForm } from '@amarena/shared/contracts/account/signup';
import type { User } from '@amarena/shared/contracts/account/user';
import type { PackageId } from '@amarena/shared/contracts/money/packages';
import type { Payment } from '@amarena/shared/contracts/money/payments';
import { expect } from '@playwright/test';
import { PASSWORD } from '../seed/people.ts';
import { type Caller, callAs } from './api.ts';
import { order } from './orders.ts';

/** A member created by a test. */
export interface Member {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

type Wish = Partial<Omit<SignupForm, 'email' | 'password' | 'tracking'>>;

/**
 * Signs a new member up and leaves the caller logged in as that member: free, without credits or photo. Others cannot
 * find or like a member whose e-mail address is not confirmed; see `joinActive`.
 */
export async function join(caller: Caller, wish: Wish = {}): Promise<Member> {
  const mark = randomBytes(5).toString('hex');
  const form = {
    email: `${mark}@example.test`,
    name: `Prova.${mark}`,
    password: PASSWORD,
    date_of_birth: '1988-04-12',
    gender: 'male',
    country: 'IT',
    language: 'it',
    time_zone: 'Europe/Rome',
    ...wish,
  } satisfies Partial<SignupForm>;
  const { user } = await callAs<{ user: User }>(caller, 'POST', '/api/signup.php', form);
  return { id: user.id, name: form.name, email: form.email };
}

/** The link in the newest mail to an address; null if there is none yet. */
export async function mailedLink({ request }: Caller, email: string): Promise<string | null> {
  const { mails } = await (await request.get('/dev/inbox.json')).json();
  const mail = mails.find(({ recipient }: { recipient: string }) => recipient === email);
  return mail === undefined ? null : (/https?:\/\/\S+/.exec(mail.text)?.[0] ?? null);
}

/** Confirms the address by the mailed link: opens its page and presses the button. */
export async function confirmEmail(caller: Caller, email: string): Promise<void> {
  let link: string | null = null;
  await expect
    .poll(async () => {
      link = await mailedLink(caller, email);
      return link;
    })
    .not.toBeNull();
  const form = { kind: 'activation', token: new URL(String(link)).searchParams.get('token') ?? '' };
  expect((await caller.request.post('/api/mailed-link.php', { form })).ok()).toBe(true);
}

/** Signs a new member up whom others can find, like and write to. */
export async function joinActive(caller: Caller, wish: Wish = {}): Promise<Member> {
  const member = await join(caller, wish);
  await confirmEmail(caller, member.email);
  return member;
}

/** Buys a package as the caller's member, from the sandbox provider: credits arrive and the member is Premium. */
export async function buyCredits(caller: Caller, pack: PackageId = 'p0'): Promise<void> {
  const { id } = await order(caller, pack, 'approve');
  await expect
    .poll(async () => (await callAs<{ payment: Payment }>(caller, 'GET', `/api/payment.php?id=${id}`)).payment.state)
    .toBe('completed');
}

/** Sends a message as the caller's member and returns the conversation's id. The first message to someone is free. */
export async function write(caller: Caller, to: string, text: string): Promise<string> {
  const order = { client_id: randomUUID(), profile: to, text };
  return (await callAs<{ message: { conversation: string } }>(caller, 'POST', '/api/chat.php', order)).message.conversation;
}

export const like = (caller: Caller, profile: string): Promise<void> => callAs(caller, 'POST', '/api/like.php', { profile });

/** Ends the caller's session. */
export const logOut = (caller: Caller): Promise<void> => callAs(caller, 'GET', '/api/logout.php');
