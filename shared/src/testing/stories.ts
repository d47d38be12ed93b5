import { describe, expect, it } from '@jest/globals';
import axe from 'axe-core';
import { createElement } from 'react';
import { LANGUAGES } from '../contracts/platform/languages.ts';
import { renderWith } from './renderWith.tsx';
import { type StoryFile, storiesOf } from './story.ts';

/** jsdom computes no layout, so what depends on it is left to the journeys. A story is a part of a page, not a page. */
const RULES = Object.fromEntries(
  ['color-contrast', 'region', 'target-size', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }]),
);

/** Tests of stories, by the name of their file: each can be shown in every language, and breaks no rule that axe knows. */
export function testStories(files: Readonly<Record<string, StoryFile>>): void {
  describe.each(Object.entries(files))('%s', (_path, file) => {
    it.each(storiesOf(file))('%s can be shown in every language, and breaks no rule that axe knows', async (_name, { render, options }) => {
      for (const language of LANGUAGES) {
        const { baseElement, unmount } = await renderWith(createElement(render), { ...options?.(), language });
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
}
