import { expect, it } from '@jest/globals';
import { primitives } from './primitives.ts';
import { darkRoles, lightRoles, photoRoles } from './roles.ts';
import { scales } from './scales.ts';

const names = (rules: unknown): string[] => [...String(rules).matchAll(/(--[\w-]+):/g)].map(([, name]) => name ?? '');
const used = (rules: unknown): string[] => [...String(rules).matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? '');

it('has every role in the light and in the dark', () => {
  expect(names(darkRoles)).toEqual(names(lightRoles));
});

it('builds roles on colours that exist', () => {
  const known = new Set([primitives, lightRoles].flatMap(names));
  expect([lightRoles, darkRoles, photoRoles].flatMap(used).filter((name) => !known.has(name))).toEqual([]);
});

it('makes every duration 1 ms for those who want less motion', () => {
  const [, calm = ''] = String(scales).split('prefers-reduced-motion: reduce');
  expect(names(calm)).toEqual(['--t-fast', '--t-base', '--t-slow', '--t-scene']);
});
