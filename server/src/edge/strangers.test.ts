import { setTimeout } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { Overloaded } from '../db/bulkhead.ts';
import { createStrangers, GIVES_WAY_AFTER, MOST_WAITING } from './strangers.ts';

/** A page that is made when the test says so. */
function aPage() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let begun = false;
  const answer = () => {
    begun = true;
    return promise;
  };
  return { answer, begun: () => begun, resolve, reject };
}

it('makes two pages at a time, and the next one when one is made', async () => {
  const strangers = createStrangers();
  const pages = [aPage(), aPage(), aPage()];
  const answers = pages.map(({ answer }) => strangers(answer));
  await Promise.resolve();
  expect(pages.map(({ begun }) => begun())).toEqual([true, true, false]);
  pages[1]?.resolve('second');
  expect(await answers[1]).toBe('second');
  expect(pages[2]?.begun()).toBe(true);
  for (const { resolve } of pages) resolve('made');
  await Promise.all(answers);
});

it('lets others begin while pages wait for something, so that slow ones stop nobody', async () => {
  const strangers = createStrangers();
  const slow = [aPage(), aPage()];
  const waiting = slow.map(({ answer }) => strangers(answer));
  const quick = aPage();
  quick.resolve('quick');
  expect(await Promise.race([strangers(quick.answer), setTimeout(50 * GIVES_WAY_AFTER, 'never')])).toBe('quick');
  for (const { resolve } of slow) resolve('slow');
  expect(await Promise.all(waiting)).toEqual(['slow', 'slow']);
});

it('lets the next one begin when a page is made and is still being sent', async () => {
  const strangers = createStrangers(() => new Promise(() => undefined));
  const made = Promise.withResolvers<void>();
  const pages = [aPage(), aPage(), aPage()];
  const answers = pages.map(({ answer }) => strangers(answer, made.promise));
  made.resolve();
  pages[2]?.resolve('third');
  expect(await answers[2]).toBe('third');
  for (const { resolve } of pages) resolve('sent');
  await Promise.all(answers);
});

it('refuses whoever would wait longer than anyone does, and takes in the next ones when there is room again', async () => {
  const strangers = createStrangers();
  const page = aPage();
  const crowd = Array.from({ length: MOST_WAITING + 2 }, () => strangers(page.answer));
  await expect(strangers(page.answer)).rejects.toBeInstanceOf(Overloaded);
  page.resolve('made');
  expect(new Set(await Promise.all(crowd))).toEqual(new Set(['made']));
  expect(await strangers(page.answer)).toBe('made');
});

it('passes a failure on, and goes on with the next page', async () => {
  const strangers = createStrangers();
  const [broken, whole] = [aPage(), aPage()];
  const answers = [strangers(broken.answer), strangers(whole.answer)];
  broken.reject(new Error('broken'));
  whole.resolve('whole');
  await expect(answers[0]).rejects.toThrow('broken');
  expect(await answers[1]).toBe('whole');
});
