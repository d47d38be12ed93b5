import type { SwipeChoice } from '@amarena/shared/contracts/people/swipe';

/** Offset of a card in pixels from its place in the deck. */
export interface Offset {
  x: number;
  y: number;
}

/** A pointer position at a time in milliseconds. */
export interface Sample extends Offset {
  at: number;
}

/** Maximum tilt in degrees: a face is never upside down. */
const MOST_TILT = 4;
/** Share of the card's width from which a release counts as a choice. */
const FAR_ENOUGH = 0.3;
/** Pixels per millisecond that also count as a choice, once the card has moved a little. */
const FAST_ENOUGH = 0.45;
const A_LITTLE = 24;
/** Milliseconds of movement that determine the speed. */
const RECENT = 100;

/** Degrees; the maximum is reached at half the card's width. */
const tiltAt = (x: number, width: number): number => Math.max(-MOST_TILT, Math.min(MOST_TILT, (x / width) * 2 * MOST_TILT));

export const transformAt = ({ x, y }: Offset, width: number): string => `translate3d(${x}px, ${y}px, 0) rotate(${tiltAt(x, width)}deg)`;

/** Opacity of the two stamps, from 0 to 1. */
export const stampsAt = (x: number, width: number): Readonly<Record<SwipeChoice, number>> => {
  const shown = Math.min(1, Math.abs(x) / (width * FAR_ENOUGH));
  return { like: x > 0 ? shown : 0, pass: x < 0 ? shown : 0 };
};

/** Pixels per millisecond over the last movement. */
export function velocityOf(samples: readonly Sample[]): Offset {
  const last = samples.at(-1);
  const first = samples.find(({ at }) => last !== undefined && last.at - at <= RECENT);
  if (last === undefined || first === undefined || last.at === first.at) return { x: 0, y: 0 };
  const time = last.at - first.at;
  return { x: (last.x - first.x) / time, y: (last.y - first.y) / time };
}

/** The choice made by releasing a card; null: it goes back to its place. */
export function choiceAt({ x }: Offset, velocity: Offset, width: number): SwipeChoice | null {
  const thrown = Math.abs(velocity.x) >= FAST_ENOUGH && Math.abs(x) >= A_LITTLE && velocity.x * x > 0;
  if (!thrown && Math.abs(x) < width * FAR_ENOUGH) return null;
  // A flick back means that the person changed their mind.
  if (velocity.x * x < 0 && Math.abs(velocity.x) >= FAST_ENOUGH) return null;
  return x > 0 ? 'like' : 'pass';
}

/** A slightly overshooting spring: strength per second squared, and friction per second. */
const STRENGTH = 260;
const FRICTION = 23;
const FRAME = 1_000 / 60;
const MOST_FRAMES = 60;
const STILL = 0.5;
/** Each offset costs time in the frame of the release; the compositor interpolates between two of them. */
const FRAMES_PER_OFFSET = 2;
/** Milliseconds from one offset of a spring to the next. */
export const SPRING_STEP = FRAMES_PER_OFFSET * FRAME;

/** A card's path back to its place, one offset for each `SPRING_STEP`, the last one at rest. */
export function springBack(from: Offset, velocity: Offset): Offset[] {
  const offsets: Offset[] = [from];
  let at = { ...from };
  // Per second from here on.
  let speed = { x: velocity.x * 1_000, y: velocity.y * 1_000 };
  const step = FRAME / 1_000;
  for (let frame = 1; frame < MOST_FRAMES && Math.hypot(at.x, at.y) + Math.hypot(speed.x, speed.y) * step > STILL; frame += 1) {
    speed = {
      x: speed.x + (-STRENGTH * at.x - FRICTION * speed.x) * step,
      y: speed.y + (-STRENGTH * at.y - FRICTION * speed.y) * step,
    };
    at = { x: at.x + speed.x * step, y: at.y + speed.y * step };
    if (frame % FRAMES_PER_OFFSET === 0) offsets.push(at);
  }
  return [...offsets, { x: 0, y: 0 }];
}

const SLOWEST_FLIGHT = 340;
const QUICKEST_FLIGHT = 180;

/** How a card leaves: its final offset, out of sight, and the milliseconds that it takes. */
export function flightOf(choice: SwipeChoice, from: Offset, velocity: Offset, room: number): { to: Offset; duration: number } {
  const x = choice === 'like' ? room : -room;
  const speed = Math.abs(velocity.x);
  const duration = speed === 0 ? SLOWEST_FLIGHT : Math.max(QUICKEST_FLIGHT, Math.min(SLOWEST_FLIGHT, Math.abs(x - from.x) / speed));
  return { to: { x, y: from.y + velocity.y * duration * 0.5 }, duration };
}
