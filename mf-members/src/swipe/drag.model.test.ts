import { describe, expect, it } from '@jest/globals';
import { choiceAt, flightOf, springBack, stampsAt, transformAt, velocityOf } from './drag.model.ts';

const WIDTH = 360;
const STILL = { x: 0, y: 0 };
const at = (x: number) => ({ x, y: 0 });

describe('letting go of a card', () => {
  it.each([
    ['far to the right', at(150), STILL, 'like'],
    ['far to the left', at(-150), STILL, 'pass'],
    ['thrown to the right', at(40), at(0.9), 'like'],
    ['thrown to the left', at(-40), at(-0.9), 'pass'],
    ['near its place', at(60), STILL, null],
    ['touched and flicked', at(5), at(2), null],
    ['far, but on the way back', at(150), at(-0.9), null],
    ['thrown against the side on which it is', at(30), at(-0.9), null],
  ])('%s', (_how, offset, velocity, choice) => {
    expect(choiceAt(offset, velocity, WIDTH)).toBe(choice);
  });

  it('tilts by four degrees at most, and shows the stamp of the side it is on', () => {
    expect(transformAt(at(2_000), WIDTH)).toContain('rotate(4deg)');
    expect(transformAt(at(-2_000), WIDTH)).toContain('rotate(-4deg)');
    expect(stampsAt(54, WIDTH)).toEqual({ like: 0.5, pass: 0 });
    expect(stampsAt(-2_000, WIDTH)).toEqual({ like: 0, pass: 1 });
  });

  it('measures the speed of the last movement alone', () => {
    const samples = [
      { x: 0, y: 0, at: 0 },
      { x: 10, y: 0, at: 400 },
      { x: 60, y: 10, at: 450 },
    ];
    expect(velocityOf(samples)).toEqual({ x: 1, y: 0.2 });
    expect(velocityOf([])).toEqual(STILL);
  });

  it('springs back, past its place by a little, and comes to rest there', () => {
    const frames = springBack(at(120), STILL);
    expect(frames[0]).toEqual(at(120));
    expect(frames.at(-1)).toEqual(STILL);
    const furthest = Math.min(...frames.map(({ x }) => x));
    expect(furthest).toBeLessThan(0);
    expect(furthest).toBeGreaterThan(-20);
    expect(frames.length).toBeLessThan(62);
  });

  it('leaves quicker the faster it was thrown', () => {
    const slow = flightOf('like', at(120), STILL, 500);
    const fast = flightOf('pass', at(-120), at(-3), 500);
    expect([slow.to.x, fast.to.x]).toEqual([500, -500]);
    expect(slow.duration).toBeGreaterThan(fast.duration);
    expect(fast.duration).toBeGreaterThanOrEqual(180);
  });
});
