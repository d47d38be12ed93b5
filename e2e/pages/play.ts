import { expect, type Locator, type Page } from '@playwright/test';
import { type Caller, callAs } from './api.ts';

interface Round {
  readonly day: { likes_left: number; swipes_left: number };
  readonly profiles: { id: string; name: string }[];
}

export const roundOf = (caller: Caller): Promise<Round> => callAs<Round>(caller, 'GET', '/api/swipe.php');

/** Swipes as the caller's member until `times` members were liked or passed. */
export async function swipe(caller: Caller, choice: 'like' | 'pass', times: number): Promise<void> {
  for (let left = times; left > 0; ) {
    const { profiles } = await roundOf(caller);
    expect(profiles, 'members left to swipe').not.toEqual([]);
    for (const { id } of profiles.slice(0, left)) {
      await callAs(caller, 'POST', '/api/swipe.php', { profile: id, choice });
      left -= 1;
    }
  }
}

/** The one card that can be swiped; the cards below it are hidden from screen readers. */
export const topCard = (page: Page): Locator => page.getByRole('article');

/** Name and age on the top card. */
export const topName = (page: Page): Locator => topCard(page).getByRole('heading', { level: 2 });

/** Waits for a card and returns the name and age on it. */
export async function nameOnTop(page: Page): Promise<string> {
  await expect(topName(page)).toHaveCount(1);
  return (await topName(page).textContent()) ?? '';
}

/** Drags the top card sideways by some pixels and lets go. */
export async function drag(page: Page, by: number): Promise<void> {
  const box = await topCard(page).boundingBox();
  if (box === null) throw new Error('No card is in view.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by, y + 10, { steps: 12 });
  await page.mouse.up();
}

/** Answers a question of the match finder, by the first words of an answer. */
export const answer = async (page: Page, words: string): Promise<void> => {
  await page.getByRole('radio', { name: new RegExp(`^${words}`) }).check();
  await page.getByRole('button', { name: /^(Continua|Trova persone)$/ }).click();
};
