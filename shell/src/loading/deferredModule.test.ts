import { afterEach, expect, it, jest } from '@jest/globals';
import { createDeferredModule } from './deferredModule.ts';

afterEach(() => {
  jest.useRealTimers();
});

it('loads once, however often it is wanted', async () => {
  const load = jest.fn(async () => 'code');
  const deferred = createDeferredModule(load, () => undefined);
  expect(deferred.module$.get()).toBeNull();
  expect(await Promise.all([deferred.load(), deferred.load()])).toEqual(['code', 'code']);
  expect(load).toHaveBeenCalledTimes(1);
  expect(deferred.module$.get()).toBe('code');
});

it('tells of code that did not arrive, and tries again when it is wanted again', async () => {
  jest.useFakeTimers();
  const missing: unknown[] = [];
  const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve('code')];
  const deferred = createDeferredModule(
    () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    (cause) => missing.push(cause),
  );
  expect(await deferred.load()).toBeNull();
  expect(missing).toHaveLength(1);
  expect(await deferred.load()).toBe('code');
});

it('tries again by itself, until the code is here', async () => {
  jest.useFakeTimers();
  const answers = [() => Promise.reject(new Error('away')), () => Promise.reject(new Error('still away')), () => Promise.resolve('code')];
  const load = jest.fn(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  const deferred = createDeferredModule(load, () => undefined);
  await deferred.load();
  await jest.advanceTimersByTimeAsync(5_000);
  expect(deferred.module$.get()).toBeNull();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(deferred.module$.get()).toBe('code');
  await jest.advanceTimersByTimeAsync(600_000);
  expect(load).toHaveBeenCalledTimes(3);
});
