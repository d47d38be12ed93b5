import { useCallback, useEffect, useState } from 'react';
import type { BlockOf } from '../parts/blocks.ts';
import { type Answers, cardNow, optionOfKey } from './swipe.model.ts';

/** Keys typed into a field do not answer a card. */
const inField = (event: KeyboardEvent): boolean => event.target instanceof HTMLElement && event.target.matches('input, textarea, select');

/** The answers of this visit; they are never stored. Arrow keys answer like the buttons. */
export function useAnswers(cards: readonly BlockOf<'choices'>[]) {
  const [answers, setAnswers] = useState<Answers>([]);
  const now = cardNow(cards.length, answers);
  const options = now === null ? 0 : (cards[now]?.options.length ?? 0);
  const answer = useCallback((option: number) => setAnswers((before) => [...before, option]), []);
  const back = useCallback(() => setAnswers((before) => before.slice(0, -1)), []);

  useEffect(() => {
    if (now === null) return;
    const hear = (event: KeyboardEvent) => {
      const option = optionOfKey(event.key, options);
      if (option !== null && !inField(event)) answer(option);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [now, options, answer]);

  return { now, answers, answer, back };
}
