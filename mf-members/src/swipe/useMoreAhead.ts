import { getSwipe } from '@amarena/shared/contracts/people/swipe';
import { answerOrThrow, useMutation, useQueryClient } from '@amarena/shared/query';
import { useEffect } from 'react';
import { type Deck, REFILL_BELOW } from './deck.model.ts';
import { patchMore, type RoundQuery } from './round.cache.ts';

interface Ahead {
  deck: Deck;
  /** The query of the round. */
  query: RoundQuery;
  /** How many answered swipes the round's last refetch already included. */
  known: number;
}

/**
 * Loads more cards for a member who swipes faster than the server answers. Only the cards of such an answer are used:
 * its numbers of the day may be older than those of a swipe answered meanwhile. Failures are ignored, because the round
 * is refetched when all swipes are answered.
 */
export function useMoreAhead({ deck, query, known }: Ahead): void {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (_answered: number) => answerOrThrow(getSwipe, { query }),
    onSuccess: ({ profiles }, asked) => {
      // The round has been refetched meanwhile.
      if (known > asked) return;
      const news = profiles.filter(({ id }) => !deck.gone.has(id));
      patchMore(client, query, news);
    },
  });
  const answered = deck.gone.size - deck.sending.length;
  // The server returns the same members again until it has handled another swipe.
  const news = answered > 0 && answered !== known && answered !== variables;
  const wanted = deck.sending.length > 1 && deck.waiting.length < REFILL_BELOW && news && !isPending;
  useEffect(() => {
    if (wanted) mutate(answered);
  }, [wanted, answered, mutate]);
}
