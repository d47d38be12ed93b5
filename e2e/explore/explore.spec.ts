import { expect, test } from '@playwright/test';
import { nothingReached } from './reached.ts';
import { LANGUAGES, VISITORS } from './visitors.ts';
import { wander } from './wander.ts';

/** Actions in one short walk. */
const ACTIONS = 25;
/** Milliseconds within which a walk has to end, even on a busy machine. */
const TIME = 200_000;

for (const [index, visitor] of VISITORS.entries())
  test(`${visitor.role}: a visitor who acts by chance finds no fault`, async ({ browser, baseURL }) => {
    const seed = index + 1;
    const language = LANGUAGES[seed % LANGUAGES.length] ?? 'it';
    const setting = { browser, url: baseURL ?? '', visitor, language, seed };
    const { actions, fault } = await wander(setting, nothingReached(), { until: Date.now() + TIME, most: ACTIONS });
    expect({ fault, actions: fault === null ? [] : actions }).toEqual({ fault: null, actions: [] });
    expect(actions).toHaveLength(ACTIONS);
  });
