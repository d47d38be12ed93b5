import type { Profile } from '@amarena/shared/contracts/people/profile';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Caller, callAs } from './api.ts';
import { to } from './italian.ts';
import type { Answer } from './results.ts';

export const profileOf = async (caller: Caller, id: string): Promise<Profile> =>
  (await callAs<{ profile: Profile }>(caller, 'GET', `/api/profile.php?id=${id}`)).profile;

/**
 * A demonstration member who matches, by what the caller may see of the profile. Searches all members: ask for a photo
 * if possible, or members that tests created come first.
 */
export async function someProfile(caller: Caller, query: string, wanted: (profile: Profile) => boolean, cursor = ''): Promise<Profile> {
  const { results, next } = await callAs<Answer>(caller, 'GET', `/api/search.php?${query}${cursor}`);
  for (const { id } of results) {
    const profile = await profileOf(caller, id);
    if (wanted(profile)) return profile;
  }
  if (next === null) throw new Error(`Nobody found by "${query}" is as wanted.`);
  return someProfile(caller, query, wanted, `&cursor=${encodeURIComponent(next)}`);
}

/** A fictional member of the demonstration. */
export const someFictional = (caller: Caller): Promise<Profile> =>
  someProfile(caller, 'country=IT&min_age=30&max_age=45&photo=true', ({ fictional }) => fictional);

/** A demonstration member who is not fictional. */
export const someReal = (caller: Caller): Promise<Profile> => someProfile(caller, 'country=IT&only_real=true', () => true);

/** Photos that every profile shows for free: the main image and two more. */
export const FREE_PHOTOS = 3;

/** A member some of whose photos are locked. */
export const someWithLockedPhotos = (caller: Caller, gender: 'female' | 'male' = 'female'): Promise<Profile> =>
  someProfile(caller, `country=IT&gender=${gender}&photo=true`, ({ num_photos }) => num_photos > FREE_PHOTOS);

/** Opens a profile and waits for its header. */
export async function openProfile(page: Page, { id, name, age }: Pick<Profile, 'id' | 'name' | 'age'>, base = '/members'): Promise<void> {
  await page.goto(`${base}/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: `${name}, ${age}`, exact: true })).toBeVisible();
}

export const thumbnails = (page: Page): Locator => page.getByRole('list', { name: 'Foto', exact: true }).getByRole('button');
export const lockedThumbnails = (page: Page): Locator => thumbnails(page).and(page.getByRole('button', { name: /visibile con/ }));
export const likeButton = (page: Page, name: string, pressed: boolean): Locator =>
  page.getByRole('button', { name: `Metti like ${to(name)}`, exact: true, pressed }).first();
