import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { v7 as newId } from 'uuid';
import type { Site } from './site.ts';

/** A member can have at most twelve streams, so many streams need many members. */
const PER_MEMBER = 10;
const LOST_AFTER = 10_000;

type Heard = (text: string) => void;

/** Opens a live stream; calls `heard` with each event. Returns a function that closes it. */
function openStream(site: Site, cookie: string, address: string, heard: Heard): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      `${site.address}/api/events.php`,
      { agent: false, headers: { cookie, 'x-forwarded-for': address } },
      (answer) => {
        if (answer.statusCode !== 200) {
          reject(new Error(`A stream was refused with ${answer.statusCode}.`));
          return;
        }
        answer.setEncoding('utf8').on('data', heard);
        resolve(() => request.destroy());
      },
    );
    request.on('error', reject);
  });
}

const ask = (site: Site, cookie: string, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(site.address + path, {
    ...init,
    headers: { 'content-type': 'application/json', cookie, 'x-forwarded-for': '198.18.9.9', ...init.headers },
  });

async function idOf(site: Site, cookie: string): Promise<string> {
  const { user } = (await (await ask(site, cookie, '/api/user.php')).json()) as { user: { id: string } };
  return user.id;
}

async function send(site: Site, cookie: string, profile: string, text: string): Promise<void> {
  const answer = await ask(site, cookie, '/api/chat.php', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: JSON.stringify({ client_id: newId(), profile, text }),
  });
  if (!answer.ok) throw new Error(`A message was refused with ${answer.status}: ${await answer.text()}`);
}

/** Signs a member up; returns the session cookie. Each has an address of their own, because limits count by address. */
async function join(site: Site, address: string): Promise<string> {
  const mark = randomUUID().slice(-12);
  const form = {
    email: `${mark}@example.test`,
    name: `Folla.${mark}`,
    password: `${mark}-${mark}`,
    date_of_birth: '1988-04-12',
    gender: 'male',
    country: 'IT',
    language: 'it',
    time_zone: 'Europe/Rome',
  };
  const headers = { 'idempotency-key': randomUUID(), 'x-forwarded-for': address };
  const answer = await ask(site, '', '/api/signup.php', { method: 'POST', headers, body: JSON.stringify(form) });
  if (!answer.ok) throw new Error(`A sign-up was refused with ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export interface Talk {
  readonly site: Site;
  /** Session cookies of the two members of the conversation. */
  readonly sender: string;
  readonly receiver: string;
  /** Number of open streams meanwhile, including the receiver's. */
  readonly streams: number;
  readonly messages: number;
}

/** Milliseconds from pressing "send" to the arrival in the other member's tab, for each message. */
export async function messageTimes({ site, sender, receiver, streams, messages }: Talk): Promise<number[]> {
  let waiting: { text: string; arrived: () => void } | null = null;
  const close: (() => void)[] = [];
  try {
    close.push(
      await openStream(site, receiver, '198.18.8.1', (text) => {
        if (waiting !== null && text.includes(waiting.text)) waiting.arrived();
      }),
    );
    while (close.length < streams) {
      const address = `198.18.7.${1 + Math.floor(close.length / PER_MEMBER)}`;
      const cookie = await join(site, address);
      const more = Math.min(PER_MEMBER, streams - close.length);
      for (let stream = 0; stream < more; stream += 1) close.push(await openStream(site, cookie, address, () => undefined));
    }
    const profile = await idOf(site, receiver);
    const times: number[] = [];
    for (let message = 0; message < messages; message += 1) {
      const text = `Ciao ${randomUUID()}`;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const lost = setTimeout(() => reject(new Error('A message did not arrive.')), LOST_AFTER);
      waiting = { text, arrived: resolve };
      const pressed = performance.now();
      await send(site, sender, profile, text);
      await promise;
      clearTimeout(lost);
      times.push(performance.now() - pressed);
    }
    return times;
  } finally {
    for (const end of close) end();
  }
}
