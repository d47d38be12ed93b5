import { useEffect, useRef } from 'react';
import { useT } from '../../catalogue.ts';
import { Accented } from '../parts/Accented.tsx';
import type { BlockOf } from '../parts/blocks.ts';
import { keyed } from '../parts/keyed.ts';
import type { Answers } from './swipe.model.ts';
import { Again, Sheet, Stamp } from './swipe.styles.ts';

interface AnsweredProps {
  cards: readonly BlockOf<'choices'>[];
  answers: Answers;
  onBack: () => void;
}

/** The answers, card by card, in place of the deck. The focus moves here; the form comes next. */
export function Answered({ cards, answers, onBack }: AnsweredProps) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Sheet>
      <h2 ref={title} tabIndex={-1}>
        {t('lander.swipe.done')}
      </h2>
      <ul>
        {keyed(cards, ({ question }) => question).map(({ key, item: { question, options } }, card) => {
          const answer = answers[card] ?? 0;
          return (
            <li key={key}>
              <span>
                <Accented text={question} />
              </span>
              <Stamp $yes={answer === options.length - 1}>{options[answer]}</Stamp>
            </li>
          );
        })}
      </ul>
      <Again onClick={onBack}>{t('lander.swipe.back')}</Again>
    </Sheet>
  );
}
