import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { Pair, Talker } from './talkers.ts';

const EVENTS = '/api/events.php';
const CHAT = '/api/chat.php';
const TEXT = 'Ciao, come stai? Ci vediamo domani sera?';
const LOST_AFTER = 30_000;

/** A pair with an open tab on each side. */
export interface Conversation {
  /** Writes one message; resolves when the other side has it and the sender knows that it was delivered. */
  write(): Promise<void>;
  close(): void;
}

/** Calls `heard` with every piece of a member's stream. */
function openTab(address: string, { cookie }: Talker, heard: (text: string) => void): Promise<http.ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = http.get(address + EVENTS, { agent: false, headers: { cookie } }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was refused with ${answer.statusCode}.`));
      answer.setEncoding('utf8').on('data', heard);
      resolve(request);
    });
    request.on('error', reject);
  });
}

function post(address: string, agent: http.Agent, { cookie }: Talker, profile: string): Promise<void> {
  const body = JSON.stringify({ client_id: randomUUID(), profile, text: TEXT });
  const headers = {
    cookie,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
  };
  return new Promise((resolve, reject) => {
    const request = http.request(address + CHAT, { method: 'POST', agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`A message was refused with ${answer.statusCode}.`));
      answer.resume().on('end', resolve);
    });
    request.on('error', reject).end(body);
  });
}

/** Opens both tabs. The first of the pair writes. */
export async function converse(address: string, agent: http.Agent, [writer, reader]: Pair): Promise<Conversation> {
  let waiting: { delivered: () => void; arrived: () => void } | null = null;
  const mine = await openTab(address, writer, (text) => {
    if (text.includes('"type":"delivered"')) waiting?.delivered();
  });
  const theirs = await openTab(address, reader, (text) => {
    if (text.includes('"type":"message"')) waiting?.arrived();
  });
  return {
    async write() {
      const [delivered, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const lost = setTimeout(() => delivered.reject(new Error('A message was not delivered.')), LOST_AFTER);
      waiting = { delivered: delivered.resolve, arrived: arrived.resolve };
      await Promise.all([post(address, agent, writer, reader.id), delivered.promise, arrived.promise]);
      clearTimeout(lost);
    },
    close() {
      mine.destroy();
      theirs.destroy();
    },
  };
}
