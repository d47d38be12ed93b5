import type { Intent } from '@amarena/shared/bus';
import { getAutoLike, REFRESH_AFTER_AUTO_LIKE } from '@amarena/shared/contracts/people/autoLike';
import type { Widgets } from '@amarena/shared/contracts/platform/widgets';
import { decide } from '@amarena/shared/routing';
import { provideWidgets } from '@amarena/shared/spa-react';
import { aLikedBy, anId, aUser, fakeApi, theShell } from '@amarena/shared/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aNavigation, noDialogs, renderShell } from '../testing/renderShell.tsx';
import { LikePopUp } from './LikePopUp.tsx';

const anna = anId(1);
let given: Widgets['like'] | undefined;
let fail: (() => void) | undefined;

beforeEach(() => {
  given = undefined;
  provideWidgets({
    mount(_name, at, props, onFailed) {
      given = props as Widgets['like'];
      fail = onFailed;
      at.textContent = 'Anna';
      return { update: () => undefined, unmount: () => undefined };
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const hereAt = (path: string) => ({ path, decision: decide({ path, search: '', member: true }) });

async function open(search: string, change: Parameters<typeof aLikedBy>[0] = {}, path = '/members') {
  const [navigation, dialogs] = [aNavigation(), noDialogs()];
  navigation.here$.set(hereAt(path));
  await dialogs.overlays.load();
  const api = fakeApi().answer(getAutoLike, aLikedBy({ id: anna, ...change }));
  await renderShell(
    <LikePopUp />,
    { navigation, dialogs },
    { address: `${path}${search}`, session: { status: 'member', user: aUser() }, api },
  );
  return { goTo: (to: string) => act(async () => navigation.here$.set(hereAt(to))), dialogs, api };
}

describe('the pop-up of a like', () => {
  it('CVS-10 WB-22 opens at once for the address’s query', async () => {
    await open(`?like=${anna}`);
    expect(await screen.findByRole('dialog', { name: 'Nuovo like' })).toBeInTheDocument();
    expect(given?.like.id).toBe(anna);
  });

  it('CVS-11 API-27 shows the automatic like that the server answers, and API-28 has the likes read again 500 ms later', async () => {
    jest.useFakeTimers();
    const asked: Intent[] = [];
    const listening = theShell().intents$.subscribe((intent) => asked.push(intent));
    const { api } = await open(`?like=${anna}&t=1`, { automatic: true, like_new: false });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(api.seen(getAutoLike)[0]?.query).toEqual({ profile: anna });
    expect(given?.like).toMatchObject({ id: anna, automatic: true });
    await act(() => jest.advanceTimersByTimeAsync(REFRESH_AFTER_AUTO_LIKE - 1));
    expect(asked).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(asked).toEqual([{ type: 'refresh' }]);
    listening.unsubscribe();
  });

  it('says in its name that a like is automatic', async () => {
    await open(`?like=${anna}`, { automatic: true, like_new: false });
    expect(await screen.findByRole('dialog', { name: 'Like automatico' })).toBeInTheDocument();
  });

  it('CVS-09 waits for t seconds', async () => {
    jest.useFakeTimers();
    const { api } = await open(`?like=${anna}&t=3`);
    await act(() => jest.advanceTimersByTimeAsync(2_900));
    expect(api.seen(getAutoLike)).toHaveLength(0);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(api.seen(getAutoLike)).toHaveLength(1);
  });

  it('WB-25 closes by its background, and asks the address no second time', async () => {
    const { goTo } = await open(`?country=IT&like=${anna}`);
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('?country=IT');
    await goTo('/likes');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leads to the profile that the pop-up reports', async () => {
    await open(`?like=${anna}`);
    await screen.findByRole('dialog');
    act(() => given?.onOpen(anna));
    expect(window.location.pathname + window.location.search).toBe(`/likes/m/${anna}`);
  });

  it('never comes over a chat, and waits until the member left it', async () => {
    const { goTo } = await open(`?like=${anna}`, {}, `/chats/${anna}`);
    await goTo('/credits/p1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await goTo('/members');
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('waits while another dialog is open', async () => {
    jest.useFakeTimers();
    const { dialogs, api } = await open(`?like=${anna}&t=1`);
    act(() => dialogs.dialogRequest$.set({ type: 'upgrade', feature: 'all_photos' }));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(api.seen(getAutoLike)).toHaveLength(0);
    act(() => dialogs.dialogRequest$.set(null));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('shows nobody whose like the server does not answer', async () => {
    const { goTo, api } = await open('');
    api.refuse(getAutoLike, { code: 'not_found' }, 404);
    window.history.replaceState(null, '', `/members?like=${anId(2)}`);
    await goTo('/members');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect([api.seen(getAutoLike).length, screen.queryByRole('dialog')]).toEqual([1, null]);
  });

  it('goes without a word where the widget cannot be shown', async () => {
    await open(`?like=${anna}`);
    await screen.findByRole('dialog');
    act(() => fail?.());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
