import { createBus } from '@amarena/shared/bus';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FailedPage } from '../loading/pageApplication.ts';
import { createCurrentPage } from '../routing/current.ts';
import { createStore } from '../store.ts';
import { aPageLoading, aSession, bannerStores } from '../testing/renderShell.tsx';
import { createTools } from './createTools.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The shell's view of a failed remote, with the callback of its panel for when a retry makes sense. */
function shell() {
  const registry = createStore<number | null>(null);
  const { deferred, slot } = aPageLoading();
  const { pendingPayment$ } = bannerStores();
  const base = { current: createCurrentPage(200), writer: createBus().connect(), session: aSession() };
  const deps = { ...base, deferred, pendingPayment$, slot, styles: null, guest: undefined, registry };
  const { tools, view } = createTools({ ...deps, running: 4, reloadForChunk: () => false });
  const reachable = jest.fn(async () => true);
  const fail = (kind: FailedPage['kind']) => {
    view.failed({ remote: 'mf-chat', tried: ['1.0.0'], kind, reachable, retry: () => undefined });
    const page = tools.loading.page$.get();
    if (page.status !== 'failed') throw new Error('The page has not failed.');
    const back = jest.fn();
    return { back, leave: page.untilBack(back) };
  };
  return { tools, view, registry, reachable, fail };
}

it('EN-76 holds from the start that the page is loading, which the loading bar shows', () => {
  const { tools, view } = shell();
  expect(tools.loading.page$.get()).toEqual({ status: 'starting', remote: null });
  view.started('mf-chat');
  expect(tools.loading.page$.get()).toEqual({ status: 'ready', remote: 'mf-chat' });
});

describe('a remote that failed', () => {
  it.each(['unreachable', 'timed_out'] as const)('is tried again by itself once its files can be had, after %s', async (kind) => {
    const { fail, reachable } = shell();
    reachable.mockResolvedValueOnce(false);
    const { back } = fail(kind);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(back).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('is tried less and less often where it fails each time, and anew from the first pause once it stood', async () => {
    const { fail, view } = shell();
    fail('unreachable').leave();
    const second = fail('unreachable');
    await jest.advanceTimersByTimeAsync(9_999);
    expect(second.back).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(second.back).toHaveBeenCalledTimes(1);
    view.started('mf-chat');
    const third = fail('unreachable');
    await jest.advanceTimersByTimeAsync(5_000);
    expect(third.back).toHaveBeenCalledTimes(1);
  });

  it('waits for another registry where its code is broken', async () => {
    const { fail, registry, reachable } = shell();
    const { back } = fail('threw_while_mounting');
    registry.set(4);
    await jest.advanceTimersByTimeAsync(600_000);
    expect([back.mock.calls.length, reachable.mock.calls.length]).toEqual([0, 0]);
    registry.set(5);
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('is not waited for once the person has gone elsewhere', async () => {
    const { fail, registry } = shell();
    const { back, leave } = fail('unreachable');
    leave();
    registry.set(9);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(back).not.toHaveBeenCalled();
  });
});
