import { call, newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { type GiftName, type GiftOffer, getGifts, postGift } from '@amarena/shared/contracts/chat/gifts';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import type { AppError } from '@amarena/shared/errors';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { useRef, useState } from 'react';
import { addSentMessage } from '../addSentMessage.ts';

export type Given = AnswerOf<typeof postGift>;

export type GivingState = { step: 'choosing' } | { step: 'giving' } | { step: 'refused'; error: AppError };

export interface Giving {
  readonly state: GivingState;
  give(offer: GiftOffer, words: string): void;
}

interface Choice {
  readonly key: string;
  readonly client_id: string;
}

/** Sends a gift. However often one choice is submitted, it is given and paid for once. */
export function useGiving({ partner, onGiven }: { partner: string; onGiven(given: Given, gift: GiftName): void }): Giving {
  const client = useQueryClient();
  const [state, setState] = useState<GivingState>({ step: 'choosing' });
  const last = useRef<Choice | null>(null);

  async function give({ gift, credits }: GiftOffer, words: string): Promise<void> {
    const balance = bus.credits$.value ?? 0;
    if (balance < credits) {
      bus.ask({ type: 'buyCredits', needed: credits, balance });
      return;
    }
    const text = words.trim() === '' ? null : words.trim();
    const key = JSON.stringify([gift, credits, text]);
    // A different gift gets a new id; the same one after a lost answer keeps its id.
    const choice = last.current?.key === key ? last.current : { key, client_id: newRequestId() };
    last.current = choice;
    setState({ step: 'giving' });
    const { client_id } = choice;
    const result = await call(postGift, { requestId: client_id, body: { client_id, profile: partner, gift, text, credits } });
    if (result.ok) {
      addSentMessage(client, partner, result.value);
      onGiven(result.value, gift);
      return;
    }
    setState({ step: 'refused', error: result.error });
    if (result.error.code === 'credits_insufficient') bus.ask({ ...result.error, type: 'buyCredits' });
    if (result.error.code === 'conversation_limit') bus.ask({ type: 'upgrade', feature: 'conversations' });
    if (result.error.code === 'gift_price_changed') await client.invalidateQueries({ queryKey: keyOf(getGifts) });
  }

  return { state, give: (offer, words) => void give(offer, words) };
}
