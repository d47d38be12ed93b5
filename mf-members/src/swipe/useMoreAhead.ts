import { getSwipe } from '@amarena/shared/contracts/swipe';
import { answerOrThrow, useMutation, useQueryClient } from '@amarena/shared/query';
import { useEffect } from 'react';
import { type Deck, FEW } from './deck.model.ts';
import { patchMore, type RoundQuery } from './round.cache.ts';

interface Ahead {
  deck: Deck;
  /** What the round is asked with. */
  query: RoundQuery;
  /** How many answered swipes the round's own last question knew of. */
  known: number;
}

/**
 * More cards for a member who swipes faster than the server answers. Only cards are taken from such an answer: the numbers
 * of the day in it may be older than those of a swipe answered meanwhile. A failed question is not told: the round's own
 * question, once all swipes are answered, comes after it.
 */
export function useMoreAhead({ deck, query, known }: Ahead): void {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (_answered: number) => answerOrThrow(getSwipe, { query }),
    onSuccess: ({ profiles }, asked) => {
      // The round's own question has overtaken this one.
      if (known > asked) return;
      const news = profiles.filter(({ id }) => !deck.gone.has(id));
      patchMore(client, query, news);
    },
  });
  const answered = deck.gone.size - deck.sending.length;
  // The server names the same members again until it has taken another swipe.
  const news = answered > 0 && answered !== known && answered !== variables;
  const wanted = deck.sending.length > 1 && deck.waiting.length < FEW && news && !isPending;
  useEffect(() => {
    if (wanted) mutate(answered);
  }, [wanted, answered, mutate]);
}
