import type { AppError, Result } from '@amarena/shared/errors';
import { useSyncExternalStore } from 'react';
import type { Sent } from './addSentMessage.ts';
import { exclusively } from './exclusively.ts';
import { storedList } from './storedList.ts';

/** A pending message. Its id goes to the server and comes back, so that the answer and the live event match this line. */
export interface Pending {
  /** Also the request's id: however often the message is sent, the server stores and charges it once. */
  client_id: string;
  partner: string;
  conversation: string | null;
  /** Empty for a photo. */
  text: string;
  /** An upload to send as a photo; missing: a text. */
  photo?: { upload: string; width: number; height: number };
  written_at: string;
  /** `waiting`: the server could not be reached, and sending resumes by itself. `failed`: the member decides. */
  state: 'sending' | 'waiting' | 'failed';
  /** Why sending failed; null while it is being sent, and after a long interruption with an unknown outcome. */
  error: AppError | null;
}

export interface OutboxDeps {
  memberId: string;
  send(pending: Pending): Promise<Result<Sent>>;
  /** Called when the message is stored; its line then leaves the outbox. */
  onSent(pending: Pending, sent: Sent): void;
  /** Returns true if the text was put elsewhere, such as back into the box; its line then leaves the outbox. */
  onRefused(pending: Pending, error: AppError): boolean;
  now(): number;
}

export interface Outbox {
  /** Messages to a partner that are not stored yet, oldest first. */
  read(partnerId: string): readonly Pending[];
  add(pending: Pick<Pending, 'client_id' | 'partner' | 'conversation' | 'text' | 'photo' | 'written_at'>): void;
  /** True if the message was written in this tab. */
  addedHere(clientId: string): boolean;
  retry(clientId: string): void;
  discard(clientId: string): void;
  /** Sends everything that waits for a connection. */
  resume(): void;
  subscribe(listener: () => void): () => void;
}

/** Milliseconds within which a message from a closed page is still sent automatically; after that the member decides. */
const RESUME_WITHIN = 10 * 60_000;
/** Milliseconds after which an unreachable server is tried again without a signal that it is back. */
const TRY_AGAIN_AFTER = 15_000;

const NONE: readonly Pending[] = [];

/** Status codes of a gateway while its server is starting. */
const GATEWAY = [502, 503, 504];

const isUnreachable = (error: AppError): boolean =>
  error.code === 'network' || error.code === 'request_in_progress' || (error.code === 'generic' && GATEWAY.includes(error.status));

/**
 * Messages that are being sent or failed. They are stored in the browser until the server has them, so that no text is
 * lost. Messages to one partner are sent one at a time, across all tabs, in the order in which they were written. A new
 * tab takes over what a closed one left.
 */
export function createOutbox({ memberId, send, onSent, onRefused, now }: OutboxDeps): Outbox {
  const all = storedList<Pending>('outbox', memberId);
  let byPartner = new Map<string, readonly Pending[]>();
  const group = () => {
    byPartner = Map.groupBy(all.read(), (one) => one.partner);
  };
  all.subscribe(group);

  const here = new Set<string>();
  const find = (clientId: string) => all.latest().find((one) => one.client_id === clientId);
  const patch = (clientId: string, patched: Partial<Pending>) =>
    all.change((items) => items.map((one) => (one.client_id === clientId ? { ...one, ...patched } : one)));
  const remove = (clientId: string) => all.change((items) => items.filter((one) => one.client_id !== clientId));

  async function deliver(clientId: string): Promise<void> {
    const pending = find(clientId);
    // Another tab has sent it, or it was discarded while it waited for the one before.
    if (pending?.state !== 'sending') return;
    // Earlier messages must arrive first.
    const before = (byPartner.get(pending.partner) ?? NONE).find((one) => one.state === 'waiting');
    if (before !== undefined) return patch(clientId, { state: 'waiting', error: before.error });
    const result = await send(pending);
    if (result.ok) {
      onSent(pending, result.value);
      remove(clientId);
    } else if (isUnreachable(result.error)) {
      patch(clientId, { state: 'waiting', error: result.error });
      setTimeout(resume, TRY_AGAIN_AFTER);
    } else if (onRefused(pending, result.error)) remove(clientId);
    else patch(clientId, { state: 'failed', error: result.error });
  }

  const enqueue = ({ client_id, partner }: Pending) => void exclusively(`outbox.${memberId}.${partner}`, () => deliver(client_id));

  const markSendingAndEnqueue = (which: (pending: Pending) => boolean) => {
    const chosen = all.read().filter(which);
    if (chosen.length === 0) return;
    all.change((items) => items.map((one) => (chosen.some(({ client_id }) => client_id === one.client_id) ? set(one, 'sending') : one)));
    for (const one of chosen) enqueue(one);
  };
  const resume = () => markSendingAndEnqueue((one) => one.state === 'waiting');

  const isRecent = ({ written_at }: Pending) => now() - Date.parse(written_at) < RESUME_WITHIN;
  if (all.read().length > 0)
    all.change((items) => items.map((one) => (isRecent(one) || one.state === 'failed' ? one : set(one, 'failed'))));
  group();
  markSendingAndEnqueue((one) => one.state !== 'failed');

  return {
    read: (partnerId) => byPartner.get(partnerId) ?? NONE,
    add(message) {
      const pending = set(message, 'sending');
      here.add(pending.client_id);
      all.change((items) => [...items, pending]);
      resume();
      enqueue(pending);
    },
    addedHere: (clientId) => here.has(clientId),
    retry: (clientId) => markSendingAndEnqueue((one) => one.client_id === clientId && one.state !== 'sending'),
    discard: remove,
    resume,
    subscribe: all.subscribe,
  };
}

const set = (pending: Omit<Pending, 'state' | 'error'>, state: Pending['state']): Pending => ({ ...pending, state, error: null });

/** Pending messages to a partner; re-renders the component when they change. */
export function usePending(outbox: Outbox, partnerId: string): readonly Pending[] {
  const read = () => outbox.read(partnerId);
  return useSyncExternalStore(outbox.subscribe, read, () => NONE);
}
