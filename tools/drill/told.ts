import { setTimeout } from 'node:timers/promises';
import type { Message } from '@amarena/shared/contracts/chat/chats';
import { getTransactions } from '@amarena/shared/contracts/money/payments';
import { isShownOnce, readConversation } from './conversation.ts';
import type { Approved, Sent } from './load.ts';
import type { Person } from './people.ts';

/** Milliseconds in which every page hears of the last message: more than a sweep of lost events takes. */
const HEARD_WITHIN = 90_000;
/** Milliseconds in which a payment is completed: more than it takes until the provider is asked about one whose report was lost. */
const PAID_WITHIN = 240_000;
const LOOK_EVERY = 500;
const ASK_EVERY = 2_000;

export const timesHeard = ({ to, client_id }: Sent): number => to.tab.heard.get(client_id) ?? 0;

/** The page heard of the message, or was told since to read everything again. */
const isSettled = (one: Sent): boolean => timesHeard(one) > 0 || one.to.tab.readAgainAt() >= one.began;

/** Waits until every page knows every message, or long enough. */
export async function whenHeard(sent: readonly Sent[]): Promise<void> {
  for (const began = Date.now(); Date.now() - began < HEARD_WITHIN && !sent.every(isSettled); ) await setTimeout(LOOK_EVERY);
}

/**
 * Of the messages that no event told of, those which a page shows that was told to read everything again. Each of their
 * conversations is read once, as the partner's browser does.
 */
export async function shownAgain(sent: readonly Sent[]): Promise<Sent[]> {
  const conversations = new Map<Person, Promise<Message[]>>();
  const shown: Sent[] = [];
  for (const one of sent) {
    const { from, to, client_id } = one;
    if (timesHeard(one) > 0 || to.tab.readAgainAt() === 0) continue;
    const conversation = conversations.get(to) ?? readConversation(to.browser, from.id);
    conversations.set(to, conversation);
    if (isShownOnce(await conversation, client_id, to.tab.readAgainAt())) shown.push(one);
  }
  return shown;
}

/** Ids of a member's payments that the site calls completed. */
async function completedFor({ browser }: Person): Promise<Set<string>> {
  const { text } = await browser.send({ method: 'GET', path: getTransactions.path });
  const { payments } = getTransactions.answer.parse(JSON.parse(text));
  return new Set(payments.filter(({ state }) => state === 'completed').map(({ id }) => id));
}

/** Milliseconds: how long to wait for a payment, and how often to look. */
interface Patience {
  readonly within?: number;
  readonly every?: number;
}

/** Of the approved payments, how many their members are told are completed; waits for those whose report is on its way. */
export async function toldCompleted(
  approved: readonly Approved[],
  { within = PAID_WITHIN, every = ASK_EVERY }: Patience = {},
): Promise<number> {
  const members = [...new Set(approved.map(({ by }) => by))];
  const counts = members.map(async (member) => {
    const own = approved.filter(({ by }) => by === member);
    for (const began = Date.now(); ; await setTimeout(every)) {
      const completed = await completedFor(member);
      const told = own.filter(({ id }) => completed.has(id)).length;
      if (told === own.length || Date.now() - began >= within) return told;
    }
  });
  return (await Promise.all(counts)).reduce((sum, told) => sum + told, 0);
}
