import { expect, test } from '@playwright/test';
import { crawl, forARole } from './links.ts';
import { LANGUAGES, VISITORS } from './visitors.ts';

/** Number of screens that everyone can reach by links alone. */
const FEWEST = 15;
/** Whatever needs no role is the same for all members. */
const [VISITOR, GIULIA] = ['visitor', 'giulia'];
const OF_A_ROLE = ['editor', 'moderator', 'developer'];

for (const [index, visitor] of VISITORS.entries()) {
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'it';
  if (visitor.role === VISITOR || visitor.role === GIULIA)
    test(`${visitor.role}: every link leads to a screen with its heading`, async ({ browser, baseURL }) => {
      const { screens, faults } = await crawl({ browser, url: baseURL ?? '', visitor, language, seed: index }, () => true);
      expect(faults).toEqual([]);
      expect(screens.size).toBeGreaterThanOrEqual(FEWEST);
    });
  if (OF_A_ROLE.includes(visitor.role))
    test(`${visitor.role}: every link to and from the screens of the role leads to a screen with its heading`, async ({
      browser,
      baseURL,
    }) => {
      const { pressed, faults } = await crawl({ browser, url: baseURL ?? '', visitor, language, seed: index }, forARole);
      expect(faults).toEqual([]);
      expect(pressed).toBeGreaterThan(1);
    });
}
