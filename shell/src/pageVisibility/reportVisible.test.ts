import { createBus } from '@amarena/shared/bus';
import { postPageVisible } from '@amarena/shared/contracts/account/pageVisibility';
import { aUser } from '@amarena/shared/testing';
import { expect, it, jest } from '@jest/globals';
import { reportVisible } from './reportVisible.ts';

it('a page that a member looks at says so, at once and again while it stays visible', async () => {
  jest.useFakeTimers();
  const sendBeacon = jest.fn((_path: string) => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  const { bus } = createBus({ session: { status: 'member', user: aUser() } });
  const stop = reportVisible(bus);
  jest.advanceTimersByTime(120_000);
  expect(sendBeacon.mock.calls.map(([path]) => path)).toEqual([postPageVisible.path, postPageVisible.path]);
  stop();
  reportVisible(createBus({ session: { status: 'visitor' } }).bus)();
  expect(sendBeacon).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
