import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { LANGUAGES } from '../contracts/platform/languages.ts';
import * as ui from '../ui/index.ts';
import * as overlay from '../ui/overlay/index.ts';
import { renderWith } from './renderWith.tsx';
import { type StoryFile, storiesOf } from './story.ts';

const REPOSITORY = join(import.meta.dirname, '../../..');
const PACKAGES = ['shared', 'shell', 'mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers'];

const paths = globSync('{shared,shell,mf-*}/src/**/*.stories.tsx', { cwd: REPOSITORY }).sort();
const files = await Promise.all(
  paths.map(async (path) => ({ path, file: (await import(join(REPOSITORY, path))) as StoryFile, owner: path.split('/')[0] ?? '' })),
);

/** jsdom computes no layout, so what depends on it is left to the journeys. A story is a part of a page, not a page. */
const RULES = Object.fromEntries(
  ['color-contrast', 'region', 'target-size', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }]),
);

/** What the page around each story shows. */
const AROUND: readonly unknown[] = [ui.GlobalStyle];

const isComponent = (name: string, value: unknown): value is ComponentType =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

describe.each(files)('$path', ({ file }) => {
  it.each(storiesOf(file))('%s can be shown in every language, and breaks no rule that axe knows', async (_name, { render, options }) => {
    const Shown = render;
    for (const language of LANGUAGES) {
      const { baseElement, unmount } = await renderWith(<Shown />, { ...options?.(), language });
      expect(baseElement).not.toBeEmptyDOMElement();
      // Languages differ in words, not in elements.
      if (language === 'it') {
        const { violations } = await axe.run(baseElement, { rules: RULES, resultTypes: ['violations'] });
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
      unmount();
    }
  });
});

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
