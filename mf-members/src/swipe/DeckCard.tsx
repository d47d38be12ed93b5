import type { Described, SwipeChoice } from '@amarena/shared/contracts/people/swipe';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useLaterT } from '../laterWords.ts';
import { CardFace } from './CardFace.tsx';
import { Draggable, Lifted, Stamp } from './deck.styles.ts';
import { type Dragging, startDragging } from './dragging.ts';

interface DeckCardProps {
  profile: Described;
  /** 0 is on top and can be dragged; the cards below do not move. */
  depth: number;
  /** The choice with which the card is leaving. Null: it stays. */
  leaving: SwipeChoice | null;
  /** Called when the pointer has chosen. Returns false if the choice is not possible, and the card goes back. */
  onRelease(choice: SwipeChoice): boolean;
  /** Called when the card is out of sight. */
  onFlown(): void;
}

/** One member of the deck. The pointer handler moves the element itself, because a render for each frame would be too slow. */
export function DeckCard({ profile, depth, leaving, onRelease, onFlown }: DeckCardProps) {
  const t = useLaterT();
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const like = useRef<HTMLSpanElement>(null);
  const pass = useRef<HTMLSpanElement>(null);
  const dragging = useRef<Dragging>(null);
  const top = depth === 0 && leaving === null;
  const live = top || leaving !== null;
  const release = useEffectEvent(onRelease);
  const flown = useEffectEvent(onFlown);

  useLayoutEffect(() => {
    if (!live || card.current === null || like.current === null || pass.current === null) return;
    const parts = { card: card.current, stamps: { like: like.current, pass: pass.current } };
    dragging.current = startDragging(parts, (choice) => release(choice));
    return () => dragging.current?.stop();
  }, [live]);

  useLayoutEffect(() => {
    if (leaving !== null) dragging.current?.leave(leaving, () => flown());
  }, [leaving]);

  return (
    <Draggable ref={card} $top={top} aria-labelledby={headingId} inert={!top} aria-hidden={!top}>
      <Lifted $depth={leaving === null ? depth : 0}>
        <CardFace profile={profile} headingId={headingId} />
        {live && (
          <>
            <Stamp ref={like} $choice="like" aria-hidden>
              {t('swipe.like')}
            </Stamp>
            <Stamp ref={pass} $choice="pass" aria-hidden>
              {t('swipe.pass')}
            </Stamp>
          </>
        )}
      </Lifted>
    </Draggable>
  );
}
