import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { aPageLoading, renderShell } from '../testing/renderShell.tsx';
import { DeferredScreen } from './DeferredScreen.tsx';

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const Screen = () => <h1>Nuova password</h1>;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a screen of the shell whose code does not arrive', () => {
  it('CHK-01 ERR-28 has the page loaded again instead of an error page', async () => {
    const reloadForChunk = jest.fn(() => true);
    await renderShell(<DeferredScreen load={() => Promise.reject(missing())} />, { loading: { ...aPageLoading(), reloadForChunk } });
    await act(async () => undefined);
    expect(reloadForChunk).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('CHK-02 says so where that was too soon, and shows by itself once it can be had', async () => {
    const answers = [() => Promise.reject(missing()), () => Promise.reject(missing()), () => Promise.resolve(Screen)];
    const load = () => answers.shift()?.() ?? Promise.reject(new Error('asked too often'));
    jest.useFakeTimers();
    await renderShell(<DeferredScreen load={load} />, { loading: aPageLoading() });
    await act(async () => undefined);
    expect(screen.getByRole('heading', { level: 1, name: 'Qualcosa si è rotto' })).toBeInTheDocument();
    expect(screen.getByText(/forse la connessione si è interrotta/)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText(/forse la connessione si è interrotta/)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('heading', { name: 'Nuova password' })).toBeInTheDocument();
  });
});
