import { expect, test } from '@playwright/test';
import { crawl } from './links.ts';
import { LANGUAGES, VISITORS } from './visitors.ts';

/** Screens that everybody gets to by links alone. */
const FEWEST = 15;
/** Members whose screens have the same links as another’s. */
const ALIKE = ['marco', 'sofia'];

for (const [index, visitor] of VISITORS.filter(({ role }) => !ALIKE.includes(role)).entries())
  test(`${visitor.role}: every link leads to a screen with its heading`, async ({ browser, baseURL }) => {
    const language = LANGUAGES[index % LANGUAGES.length] ?? 'it';
    const { screens, faults } = await crawl({ browser, url: baseURL ?? '', visitor, language, seed: index });
    expect(faults).toEqual([]);
    expect(screens.size).toBeGreaterThanOrEqual(FEWEST);
  });
