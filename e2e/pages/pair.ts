import type { Page } from '@playwright/test';
import { joinActive, type Member } from './members.ts';

/** The member on this page, and one in another browser who writes to them. */
export interface Pair {
  me: Member;
  other: Member;
  theirs: Page;
}

export async function pair(page: Page, anotherPage: () => Promise<Page>): Promise<Pair> {
  const theirs = await anotherPage();
  return { me: await joinActive(page), other: await joinActive(theirs, { gender: 'female' }), theirs };
}
