import { type SearchAnswer, search } from '@amarena/shared/contracts/people/search';
import { ANSWERS_ELEMENT, type Answered } from '@amarena/shared/federation/render';
import { expect, type Locator, type Page } from '@playwright/test';
import type * as z from 'zod/mini';
import { to } from './italian.ts';

export type Answer = z.infer<typeof SearchAnswer>;

/** The bar of filters, shown from 992 px. */
export const filterBar = (page: Page): Locator => page.getByRole('search', { name: 'Filtri di ricerca' });
export const resultList = (page: Page): Locator => page.getByRole('list', { name: 'Risultati', exact: true });
/** A dropdown in the bar. */
export const choice = (page: Page, name: string): Locator => filterBar(page).getByRole('combobox', { name, exact: true });
/** Links to the profiles in a list. */
export const profileLinks = (list: Locator): Locator => list.getByRole('link');
export const heart = (page: Page, name: string): Locator => page.getByRole('button', { name: `Metti like ${to(name)}`, exact: true });

/** Waits until the list shows exactly these members, in this order. */
export async function expectListed(list: Locator, members: readonly { id: string }[], base = '/members/'): Promise<void> {
  await expect
    .poll(() => profileLinks(list).evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(members.map(({ id }) => `${base}${id}`));
}

/** Acts and returns what the server found then; the list shows it. */
export async function searching(page: Page, act: () => Promise<unknown>): Promise<Answer> {
  const [response] = await Promise.all([page.waitForResponse((one) => new URL(one.url()).pathname === '/api/search.php'), act()]);
  const answer: Answer = await response.json();
  await expectListed(resultList(page), answer.results);
  return answer;
}

/** The answer that a page's list was rendered from on the server; null: the browser requests it. */
async function renderedFrom(page: Page): Promise<Answer | null> {
  const answers = page.locator(`#${ANSWERS_ELEMENT}`);
  if ((await answers.count()) === 0) return null;
  const all: Answered[] = JSON.parse((await answers.textContent()) ?? '');
  const found = all.find(([[name]]) => name === `${search.name} in pages`)?.[1] as { pages: Answer[] } | undefined;
  return found?.pages[0] ?? null;
}

/** Opens the search with filters, as a shared link does. Returns what the server found, for the HTML or for the browser. */
export async function openSearch(page: Page, query = ''): Promise<Answer> {
  const requested = page.waitForResponse((one) => new URL(one.url()).pathname === search.path);
  // Never awaited if the server has rendered the list.
  requested.catch(() => undefined);
  await page.goto(`/members${query}`);
  const answer = (await renderedFrom(page)) ?? ((await (await requested).json()) as Answer);
  await expectListed(resultList(page), answer.results);
  return answer;
}

/** Selects filters in the bar and searches. */
export const filter = (page: Page, choices: Record<string, string | { label: string }>): Promise<Answer> =>
  searching(page, async () => {
    for (const [list, value] of Object.entries(choices)) await choice(page, list).selectOption(value);
    await filterBar(page).getByRole('button', { name: 'Cerca' }).click();
  });
