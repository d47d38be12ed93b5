import { type FakeClock, fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { retryPictures } from './retryPictures.ts';

let clock: FakeClock;
let stop: () => void;
let status: number | 'offline';
let asked: string[];
const { fetch } = globalThis;
beforeEach(() => {
  clock = fakeClock('2026-11-20T11:00:00.000Z');
  asked = [];
  status = 503;
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    if (status === 'offline') throw new TypeError('Failed to fetch');
    return { status } as Response;
  };
  stop = retryPictures(document);
});
afterEach(() => {
  stop();
  globalThis.fetch = fetch;
  document.body.replaceChildren();
  clock.restore();
});

/** A picture that fails, and how often it is loaded again. */
function failing(src = '/photos/a.webp'): { image: HTMLImageElement; loads: () => number } {
  const image = document.createElement('img');
  image.src = src;
  document.body.append(image);
  let loads = 0;
  new MutationObserver((changes) => {
    loads += changes.length;
  }).observe(image, { attributes: true, attributeFilter: ['src'] });
  image.dispatchEvent(new Event('error'));
  return { image, loads: () => loads };
}

it.each([503, 'offline'] as const)('a picture that failed with %s is loaded again once it can be had', async (how) => {
  status = how;
  const { loads } = failing();
  await clock.pass(60_000);
  expect(loads()).toBe(0);
  expect(asked.length).toBeGreaterThan(1);
  status = 200;
  await clock.pass(60_000);
  expect(loads()).toBe(1);
});

it('a picture that fails again is loaded again later', async () => {
  status = 200;
  const { image, loads } = failing();
  await clock.pass(5_000);
  expect(loads()).toBe(1);
  image.dispatchEvent(new Event('error'));
  await clock.pass(5_000);
  expect(loads()).toBe(1);
  await clock.pass(5_000);
  expect(loads()).toBe(2);
});

it('nothing is asked about a picture that left the page, or has another address by now', async () => {
  failing().image.remove();
  const { image } = failing();
  image.src = '/photos/b.webp';
  await clock.pass(60_000);
  expect(asked).toEqual([]);
});

it('pictures of other sites are left alone', async () => {
  failing('https://elsewhere.example/a.webp');
  await clock.pass(60_000);
  expect(asked).toEqual([]);
});
