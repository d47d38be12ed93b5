import { failure, type Result, success } from '@amarena/shared/errors';
import { aMessage, anId } from '@amarena/shared/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Sent } from './addSentMessage.ts';
import { createOutbox, type Outbox, type Pending } from './outbox.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const MEMBER = anId(900);
const PARTNER = anId(1);

const written = (number: number, text: string) => ({
  client_id: anId(number),
  partner: PARTNER,
  conversation: anId(201),
  text,
  written_at: '2026-11-20T11:59:00.000Z',
});

/** A server that stores a message once per id, and whose answers can be lost. */
function aServer() {
  const stored = new Map<string, string>();
  const server = {
    /** `away`: nothing arrives. `deaf`: messages arrive but the answers are lost. */
    way: 'open' as 'open' | 'away' | 'deaf',
    texts: () => [...stored.values()],
    async send({ client_id, text }: Pending): Promise<Result<Sent>> {
      if (server.way === 'away') return failure({ code: 'network' });
      stored.set(client_id, text);
      if (server.way === 'deaf') return failure({ code: 'network' });
      return success({ message: aMessage({ client_id, text, from_me: true }), credits: 1, sending: { cost: 1, reason: 'credits' } });
    },
  };
  return server;
}

const open = (server: Pick<ReturnType<typeof aServer>, 'send'>, now = NOW): Outbox =>
  createOutbox({ memberId: MEMBER, send: server.send, onSent: () => undefined, onRefused: () => false, now: () => now });

/** Stores what a page leaves behind that was closed while sending. */
const leaveBehind = (message: ReturnType<typeof written>) =>
  window.localStorage.setItem(`amarena.outbox.${MEMBER}`, JSON.stringify([{ ...message, state: 'sending', error: null }]));

const states = (outbox: Outbox) => outbox.read(PARTNER).map(({ text, state }) => [text, state]);
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('messages on their way', () => {
  it('CH-06 wait while the server cannot be reached, and go in their order once the way is open', async () => {
    const server = aServer();
    server.way = 'away';
    const outbox = open(server);
    outbox.add(written(1, 'Uno'));
    outbox.add(written(2, 'Due'));
    await settled();
    expect(states(outbox)).toEqual([
      ['Uno', 'waiting'],
      ['Due', 'waiting'],
    ]);
    server.way = 'open';
    outbox.resume();
    await settled();
    expect(server.texts()).toEqual(['Uno', 'Due']);
    expect(states(outbox)).toEqual([]);
  });

  it('try again by themselves where nobody says that the way is open', async () => {
    const server = aServer();
    server.way = 'deaf';
    const outbox = open(server);
    outbox.add(written(1, 'Uno'));
    await settled();
    server.way = 'open';
    await jest.advanceTimersByTimeAsync(15_000);
    expect(states(outbox)).toEqual([]);
    expect(server.texts()).toEqual(['Uno']);
  });

  it('survive a reload and go with the id they had', async () => {
    leaveBehind(written(1, 'Prima del reload'));
    const sent: Pending[] = [];
    const server = aServer();
    const outbox = open({
      send: (pending) => {
        sent.push(pending);
        return server.send(pending);
      },
    });
    await settled();
    expect(sent.map(({ client_id }) => client_id)).toEqual([anId(1)]);
    expect(states(outbox)).toEqual([]);
  });

  it('wait for the person where the page was left long ago', async () => {
    leaveBehind(written(1, 'Ieri'));
    const server = aServer();
    const outbox = open(server, NOW + 24 * 3_600_000);
    await settled();
    expect(states(outbox)).toEqual([['Ieri', 'failed']]);
    outbox.retry(anId(1));
    await settled();
    expect(server.texts()).toEqual(['Ieri']);
  });

  it('are the same in all tabs, and no tab writes over what another one keeps', async () => {
    const away = aServer();
    away.way = 'away';
    const one = open(away);
    const other = open(away);
    one.add(written(1, 'Da una'));
    await settled();
    other.add(written(2, 'Dall’altra'));
    await settled();
    const [key] = Object.keys(window.localStorage).filter((name) => name.startsWith('amarena.outbox.'));
    window.dispatchEvent(new StorageEvent('storage', { key: key ?? null }));
    expect(states(one)).toEqual(states(other));
    expect(states(one).map(([text]) => text)).toEqual(['Da una', 'Dall’altra']);
  });

  it('are sent by one of several tabs that find them', async () => {
    leaveBehind(written(1, 'Una volta'));
    const sent: string[] = [];
    const server = aServer();
    const send = (pending: Pending) => {
      sent.push(pending.text);
      return server.send(pending);
    };
    open({ send });
    open({ send });
    await settled();
    expect(sent).toEqual(['Una volta']);
  });

  it('go away only when the person gives them up', async () => {
    const server = aServer();
    server.way = 'away';
    const outbox = open(server);
    outbox.add(written(1, 'Lascia stare'));
    await settled();
    outbox.discard(anId(1));
    server.way = 'open';
    outbox.resume();
    await settled();
    expect(server.texts()).toEqual([]);
  });
});
