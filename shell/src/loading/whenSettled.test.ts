import { queryClient } from '@amarena/shared/query';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageState } from '../layouts/pageState.ts';
import { createStore } from '../store.ts';
import { whenSettled } from './whenSettled.ts';

let idle: (() => void)[];
const becomeIdle = () => {
  for (const run of idle.splice(0)) run();
};

beforeEach(() => {
  idle = [];
  Object.defineProperty(window, 'requestIdleCallback', { configurable: true, value: (run: () => void) => idle.push(run) });
});

describe('what can wait', () => {
  it('waits for the first page and for its data, and runs once', async () => {
    const page$ = createStore<PageState>({ status: 'starting', remote: 'mf-members' });
    const run = jest.fn();
    whenSettled(page$, run);
    becomeIdle();
    page$.set({ status: 'ready', remote: 'mf-members' });
    const { promise, resolve } = Promise.withResolvers<string>();
    const asked = queryClient.fetchQuery({ queryKey: ['first'], queryFn: () => promise });
    becomeIdle();
    expect(run).not.toHaveBeenCalled();
    resolve('cards');
    await asked;
    becomeIdle();
    await queryClient.fetchQuery({ queryKey: ['second'], queryFn: async () => 'more' });
    becomeIdle();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs on a screen of the shell, which no remote holds up', () => {
    const run = jest.fn();
    whenSettled(null, run);
    becomeIdle();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
