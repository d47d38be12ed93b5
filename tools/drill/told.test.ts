import { getChat } from '@amarena/shared/contracts/chat/chats';
import { getTransactions } from '@amarena/shared/contracts/money/payments';
import { aCard, aMessage, anId, aPayment } from '@amarena/shared/testing/builders';
import { describe, expect, it } from '@jest/globals';
import type { Sent } from './load.ts';
import type { Person } from './people.ts';
import { shownAgain, toldCompleted } from './told.ts';

const AT = Date.UTC(2027, 2, 4, 11, 20);
const FIRST = anId(401);
const SECOND = anId(402);

interface Seen {
  /** How often the tab heard of a message. */
  readonly heard?: Readonly<Record<string, number>>;
  readonly readAgainAt?: number;
  /** Client ids of what the conversation has. */
  readonly conversation?: readonly string[];
  /** One after the other, what the payments look like. */
  readonly payments?: (readonly ReturnType<typeof aPayment>[])[];
}

/** A member whose page and API show these things. Counts what is read. */
function aPerson({ heard = {}, readAgainAt = 0, conversation = [], payments = [] }: Seen): Person & { read: string[] } {
  const read: string[] = [];
  const sent_at = new Date(AT).toISOString();
  const answers = {
    [getChat.path]: () => ({
      conversation: anId(201),
      profile: aCard(),
      messages: conversation.map((client_id) => aMessage({ client_id, sent_at })),
      before: null,
      old_messages_hidden: false,
      sending: { cost: 1, reason: 'credits' },
    }),
    [getTransactions.path]: () => ({ payments: payments.shift() }),
  };
  return {
    id: anId(1),
    read,
    tab: { heard: new Map(Object.entries(heard)), readAgainAt: () => readAgainAt, close: () => undefined },
    browser: {
      headers: () => ({}),
      attempts: () => 0,
      async send({ path }) {
        const { pathname } = new URL(path, 'http://site');
        read.push(pathname);
        return { status: 200, text: JSON.stringify(answers[pathname]?.()), location: null };
      },
    },
  };
}

const sentTo = (to: Person, client_id = FIRST): Sent => ({ client_id, from: aPerson({}), to, began: AT - 5, answered: AT + 5 });

describe('a message is shown again', () => {
  it('if no event told of it, and the page read everything again and has it', async () => {
    const partner = aPerson({ readAgainAt: AT + 1, conversation: [SECOND, FIRST] });
    expect(await shownAgain([sentTo(partner), sentTo(partner, SECOND)])).toHaveLength(2);
    expect(partner.read).toEqual([getChat.path]);
  });

  it('not if the page was told so, and the conversation lacks it or has it twice', async () => {
    for (const conversation of [[], [SECOND], [FIRST, SECOND, FIRST]])
      expect(await shownAgain([sentTo(aPerson({ readAgainAt: AT + 1, conversation }))])).toEqual([]);
  });

  it('not if the page was told so before it was sent, or never, though the conversation has it', async () => {
    for (const readAgainAt of [AT - 1, 0]) expect(await shownAgain([sentTo(aPerson({ readAgainAt, conversation: [FIRST] }))])).toEqual([]);
  });

  it('not if an event told of it, so that it counts once', async () => {
    const partner = aPerson({ heard: { [FIRST]: 1 }, readAgainAt: AT + 1, conversation: [FIRST] });
    expect(await shownAgain([sentTo(partner)])).toEqual([]);
    expect(partner.read).toEqual([]);
  });
});

describe('of the approved payments', () => {
  const [paid, other] = [anId(501), anId(502)];

  it('each counts that its member is told is completed', async () => {
    const one = aPerson({ payments: [[aPayment({ id: paid, state: 'completed' }), aPayment({ id: anId(503), state: 'completed' })]] });
    const two = aPerson({ payments: [[aPayment({ id: other, state: 'completed' })]] });
    expect(
      await toldCompleted(
        [
          { id: paid, by: one },
          { id: other, by: two },
        ],
        { within: 0 },
      ),
    ).toBe(2);
  });

  it('one that is still pending, or that only another member sees, does not count after the longest wait', async () => {
    const waiting = aPerson({ payments: [[aPayment({ id: paid, state: 'pending' }), aPayment({ id: anId(503), state: 'completed' })]] });
    expect(await toldCompleted([{ id: paid, by: waiting }], { within: 0 })).toBe(0);
    expect(waiting.read).toHaveLength(1);
  });

  it('one whose report is on its way is waited for', async () => {
    const states = ['pending', 'pending', 'completed'] as const;
    const late = aPerson({ payments: states.map((state) => [aPayment({ id: paid, state })]) });
    expect(await toldCompleted([{ id: paid, by: late }], { within: 60_000, every: 0 })).toBe(1);
  });
});
