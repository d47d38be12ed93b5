import type { SwipeChoice } from '@amarena/shared/contracts/people/swipe';
import { choiceAt, flightOf, type Offset, type Sample, SPRING_STEP, springBack, stampsAt, transformAt, velocityOf } from './drag.model.ts';

/** The moving elements of a card. */
export interface CardParts {
  card: HTMLElement;
  stamps: Readonly<Record<SwipeChoice, HTMLElement>>;
}

export interface Dragging {
  /** Makes the card fly off from where it is; `onGone` is called when it is out of sight. */
  leave(choice: SwipeChoice, onGone: () => void): void;
  /** Removes the listeners and stops any animation. */
  stop(): void;
}

const NOWHERE: Offset = { x: 0, y: 0 };
/** Pixels of sideways movement from which a press is a drag; before that, a finger may still scroll. */
const MEANT = 6;
/** Of the window's width: out of sight, even with the card's tilt. */
const OUT_OF_SIGHT = 1.2;

function placeOf(card: HTMLElement): Offset {
  const { m41: x, m42: y } = new DOMMatrixReadOnly(getComputedStyle(card).transform);
  return { x, y };
}

const isCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The place of a card, and its flights. Animations run in the compositor and stay smooth while the page is busy. */
function motionOf({ card, stamps }: CardParts) {
  let width = 1;
  let offset = NOWHERE;
  let flight: Animation | null = null;

  function show(next: Offset): void {
    offset = next;
    card.style.transform = next === NOWHERE ? '' : transformAt(next, width);
    const shown = stampsAt(next.x, width);
    stamps.like.style.opacity = String(shown.like);
    stamps.pass.style.opacity = String(shown.pass);
  }

  function fly(frames: readonly Offset[], options: KeyframeAnimationOptions, onEnd: () => void): void {
    flight?.cancel();
    flight = card.animate(
      frames.map((frame) => ({ transform: transformAt(frame, width) })),
      { ...options, fill: 'forwards' },
    );
    flight.onfinish = onEnd;
  }

  function land(): void {
    flight?.cancel();
    flight = null;
  }

  return {
    show,
    fly,
    land,
    /** Reads the layout: once for each drag. */
    measure: () => {
      width = card.offsetWidth;
    },
    width: () => width,
    offset: () => offset,
    /** Where a flying card is; null: it does not fly. */
    inFlight: () => (flight === null ? null : placeOf(card)),

    backToPlace(velocity: Offset): void {
      const offsets = springBack(offset, velocity);
      show(NOWHERE);
      if (!isCalm()) fly(offsets, { duration: (offsets.length - 1) * SPRING_STEP, easing: 'linear' }, land);
    },

    stop(): void {
      if (flight !== null) flight.onfinish = null;
      flight?.cancel();
    },
  };
}

/**
 * Moves a card with the pointer. It writes only `transform` and `opacity`, and reads the layout once, on pointer down,
 * so that each frame needs only the compositor.
 */
export function startDragging(parts: CardParts, onRelease: (choice: SwipeChoice) => boolean): Dragging {
  const { card, stamps } = parts;
  const motion = motionOf(parts);
  let origin: Sample | null = null;
  let dragged = false;
  let velocity = NOWHERE;
  let samples: Sample[] = [];

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    // Suppress mouse events after pointer events: each movement would be handled twice.
    event.preventDefault();
    // A card caught on its way back continues from where it is.
    const from = motion.inFlight() ?? NOWHERE;
    motion.measure();
    motion.land();
    const caught = from !== NOWHERE;
    if (caught) take(event, from);
    origin = { x: event.clientX - from.x, y: event.clientY - from.y, at: event.timeStamp };
    samples = [{ ...from, at: event.timeStamp }];
    dragged = caught;
  }

  function take(event: PointerEvent, at: Offset): void {
    card.setPointerCapture(event.pointerId);
    card.dataset.dragged = '';
    motion.show(at);
  }

  function move(event: PointerEvent): void {
    if (origin === null) return;
    const next = { x: event.clientX - origin.x, y: event.clientY - origin.y };
    if (!dragged) {
      if (Math.abs(next.x) < MEANT) return;
      dragged = true;
      take(event, next);
    }
    samples = [...samples.slice(-8), { ...next, at: event.timeStamp }];
    motion.show(next);
  }

  function end(event: PointerEvent): void {
    if (origin === null) return;
    origin = null;
    if (!dragged) return;
    delete card.dataset.dragged;
    // A pointer that pauses before release has no speed.
    const offset = motion.offset();
    velocity = velocityOf([...samples, { ...offset, at: event.timeStamp }]);
    const choice = event.type === 'pointerup' ? choiceAt(offset, velocity, motion.width()) : null;
    if (choice !== null && onRelease(choice)) return;
    motion.backToPlace(velocity);
    velocity = NOWHERE;
  }

  /** A drag that ends over the card must not click its link. */
  function click(event: MouseEvent): void {
    if (!dragged) return;
    event.preventDefault();
    event.stopPropagation();
    dragged = false;
  }

  card.addEventListener('pointerdown', down);
  card.addEventListener('pointermove', move);
  card.addEventListener('pointerup', end);
  card.addEventListener('pointercancel', end);
  card.addEventListener('click', click, { capture: true });

  return {
    leave(choice, onGone) {
      if (isCalm()) {
        onGone();
        return;
      }
      motion.measure();
      const from = motion.inFlight() ?? motion.offset();
      const { to, duration } = flightOf(choice, from, velocity, window.innerWidth * OUT_OF_SIGHT);
      stamps[choice].style.opacity = '1';
      motion.fly([from, to], { duration, easing: velocity.x === 0 ? 'ease-in' : 'linear' }, onGone);
    },
    stop() {
      card.removeEventListener('pointerdown', down);
      card.removeEventListener('pointermove', move);
      card.removeEventListener('pointerup', end);
      card.removeEventListener('pointercancel', end);
      card.removeEventListener('click', click, { capture: true });
      motion.stop();
    },
  };
}
