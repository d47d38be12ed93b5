import { BODY_TYPES, EYE_COLORS, GENDERS, HAIR_COLORS } from '@amarena/shared/contracts/people/profile';
import { describe, expect, it } from '@jest/globals';
import { type Person, portrait, SCENES, scene } from './index.ts';

const everybody: Person[] = GENDERS.flatMap((gender) =>
  HAIR_COLORS.flatMap((hair) =>
    BODY_TYPES.flatMap((body) =>
      [18, 45, 80].map((age, index): Person => ({ gender, hair, body, age, eyes: EYE_COLORS[index] ?? 'other' })),
    ),
  ),
);

function expectSound(svg: string): void {
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 960 1200"/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|<text|<script|href/);
  expect(Buffer.byteLength(svg)).toBeLessThan(40_000);
}

describe('portraits and scenes', () => {
  it('are sound for every combination of attributes and several poses', () => {
    expect(everybody).toHaveLength(3 * GENDERS.length * HAIR_COLORS.length * BODY_TYPES.length);
    for (const [seed, person] of everybody.entries()) expectSound(portrait(person, seed, { pose: seed % 6 }));
  });

  it('are sound for every scene', () => {
    for (const kind of SCENES) for (let seed = 0; seed < 10; seed += 1) expectSound(scene(seed, kind));
  });

  it('are the same for the same person, seed and pose, and others for another seed or pose', () => {
    const person: Person = { gender: 'female', age: 34, hair: 'dark_blond', eyes: 'green', body: 'normal' };
    expect(portrait(person, 7)).toBe(portrait(person, 7));
    expect(portrait(person, 8)).not.toBe(portrait(person, 7));
    expect(portrait(person, 7, { pose: 1 })).not.toBe(portrait(person, 7));
  });

  it('refer only to what the same picture defines', () => {
    const pictures = everybody.map((person, seed) => portrait(person, seed));
    const references = pictures.flatMap((svg) => [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => ({ svg, id })));
    expect(references.length).toBeGreaterThan(pictures.length);
    expect(references.filter(({ svg, id }) => !svg.includes(`id="${id}"`)).map(({ id }) => id)).toEqual([]);
  });
});
