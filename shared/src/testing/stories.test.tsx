import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ComponentType } from 'react';
import * as ui from '../ui/index.ts';
import * as overlay from '../ui/overlay/index.ts';
import { testStories } from './stories.ts';
import { type StoryFile, storiesOf } from './story.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const PACKAGES = ['shared', 'shell', 'mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers'];

const paths = globSync('{shared,shell,mf-*}/src/**/*.stories.tsx', { cwd: REPOSITORY }).sort();
const files = await Promise.all(
  paths.map(async (path) => ({ path, file: (await import(join(REPOSITORY, path))) as StoryFile, owner: path.split('/')[0] ?? '' })),
);

/** What the page around each story shows. */
const AROUND: readonly unknown[] = [ui.GlobalStyle];

const isComponent = (name: string, value: unknown): value is ComponentType =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

testStories(Object.fromEntries(files.map(({ path, file }) => [path, file])));

describe('the gallery', () => {
  it('has each component that ui and overlay export', () => {
    const shown = new Set([...AROUND, ...files.flatMap(({ file }) => file.default.components)]);
    const missing = Object.entries({ ...ui, ...overlay })
      .filter(([name, value]) => isComponent(name, value) && !shown.has(value))
      .map(([name]) => name);
    expect(missing).toEqual([]);
  });

  it('has stories of every package, under titles of their own', () => {
    expect(PACKAGES.filter((name) => !files.some(({ owner }) => owner === name))).toEqual([]);
    const titles = files.map(({ owner, file }) => `${owner} ${file.default.title}`);
    expect(new Set(titles).size).toBe(titles.length);
    expect(files.filter(({ file }) => storiesOf(file).length === 0).map(({ path }) => path)).toEqual([]);
  });
});
