import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { jestInBrowser } from '../testing/jest.ts';
import { ASSET_TYPES, ASSETS } from './assetTypes.ts';

const declared = readFileSync(path.join(import.meta.dirname, '../assets.d.ts'), 'utf8');
const [mapped = ''] = Object.keys(jestInBrowser.moduleNameMapper);

it.each(ASSET_TYPES)('copies, declares and replaces in tests what ends in .%s', (type) => {
  expect(ASSETS.test(`picture.${type}`)).toBe(true);
  expect(declared).toContain(`declare module '*.${type}' {`);
  expect(new RegExp(mapped).test(`./picture.${type}`)).toBe(true);
});

it('declares nothing that no build copies', () => {
  expect([...declared.matchAll(/'\*\.(\w+)'/g)].map(([, type]) => type)).toEqual([...ASSET_TYPES]);
});
