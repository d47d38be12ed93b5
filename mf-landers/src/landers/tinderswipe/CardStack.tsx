import type { LanderPage } from '@amarena/shared/contracts/landers/landers';
import { Heart, X } from 'lucide-react';
import { useT } from '../../catalogue.ts';
import { Accented } from '../parts/Accented.tsx';
import type { BlockOf } from '../parts/blocks.ts';
import { keyed } from '../parts/keyed.ts';
import { LanderPicture } from '../parts/LanderPicture.tsx';
import { optionOfDrag } from './swipe.model.ts';
import { Acts, Card, Cards, Question } from './swipe.styles.ts';
import { useDrag } from './useDrag.ts';

interface CardStackProps {
  page: Pick<LanderPage, 'images'>;
  cards: readonly BlockOf<'choices'>[];
  /** Index of the top card. */
  now: number;
  onAnswer: (option: number) => void;
}

/** The remaining cards, with the current one on top and its answers below it. */
export function CardStack({ page, cards, now, onAnswer }: CardStackProps) {
  const t = useT();
  const top = cards[now];
  const { moved, handlers } = useDrag((distance) => {
    const option = optionOfDrag(distance, top?.options.length ?? 0);
    if (option !== null) onAnswer(option);
  });
  if (top === undefined) return null;
  const last = top.options.length - 1;
  return (
    <Question>
      <Cards>
        {cards
          .slice(now)
          .map((card, below) => (
            <Card
              key={card.question}
              $below={below}
              style={
                below === 0 && moved !== 0
                  ? { transform: `translateX(${moved}px) rotate(${Math.max(-4, Math.min(4, moved / 30))}deg)` }
                  : undefined
              }
              aria-hidden={below > 0}
              {...(below === 0 && handlers)}
            >
              <LanderPicture image={page.images[card.image]} alt={card.alt} sizes="(min-width: 992px) 380px, 66vw" eager={below === 0} />
              <h2>
                <Accented text={card.question} />
              </h2>
            </Card>
          ))
          .reverse()}
      </Cards>
      <Acts role="group" aria-label={top.question} aria-live="polite">
        {keyed(top.options, (option) => option).map(({ key, item: option }, place) => (
          <button key={key} type="button" onClick={() => onAnswer(place)}>
            {place === 0 && <X aria-hidden strokeWidth={2} />}
            {place === last && <Heart aria-hidden strokeWidth={2} />}
            {option}
          </button>
        ))}
      </Acts>
      <p>{t('lander.swipe.left', { count: cards.length - now })}</p>
    </Question>
  );
}
