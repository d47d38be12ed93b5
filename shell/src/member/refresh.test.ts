import { createApi } from '@amarena/shared/api';
import { createBus } from '@amarena/shared/bus';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { getChats } from '@amarena/shared/contracts/chat/chats';
import { getLikes } from '@amarena/shared/contracts/people/likes';
import { aChat, aLikedBy, anId, aUser, fakeApi } from '@amarena/shared/testing';
import { fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLook, createRefresh } from './refresh.ts';
import { refreshInterval, startRefreshTimer, whenSeenAgain } from './refreshTimer.ts';
import { keepSession } from './session.ts';

const user = aUser({ credits: 5 });

function following(options: { member?: boolean } = {}) {
  const { bus, connect } = createBus({ session: options.member === false ? { status: 'visitor' } : { status: 'member', user } });
  const writer = connect();
  const api = fakeApi()
    .answer(getUser, { user: { ...user, credits: 4 } })
    .answer(getChats, { chats: [aChat({ num_unread_messages: 2 })] })
    .answer(getLikes, { profiles: [], liked_by: [aLikedBy({ like_new: true }), aLikedBy({ like_new: false })] });
  const session = keepSession(writer, () => undefined);
  const ask = createApi({ adapter: api.adapter }).call;
  const otherMember = jest.fn<(shown: string) => void>();
  const deps = { writer, session, otherMember, ask };
  return { bus, writer, api, session, otherMember, refresh: createRefresh(deps), look: createLook(deps) };
}

describe('a refresh', () => {
  it('RFR-01 AUT-01 reads user, chats and likes together and puts them on the bus', async () => {
    const { refresh, api, bus } = following();
    await refresh();
    expect([getUser, getChats, getLikes].map((endpoint) => api.seen(endpoint).length)).toEqual([1, 1, 1]);
    expect(bus.badges$.value).toEqual({ unread: 2, newLikes: 1 });
    expect(bus.credits$.value).toBe(4);
  });

  it('RFR-01 tells nobody of a member who is as before', async () => {
    const { refresh, api, bus } = following();
    const told = jest.fn();
    const subscription = bus.session$.subscribe(told);
    told.mockClear();
    api.answer(getUser, { user: structuredClone(user) });
    await refresh();
    expect(told).not.toHaveBeenCalled();
    api.answer(getUser, { user: { ...user, paid_user: !user.paid_user } });
    await refresh();
    expect(told).toHaveBeenCalledTimes(1);
    subscription.unsubscribe();
  });

  it('shows nothing of someone else who is logged in, and says so to the page', async () => {
    const { refresh, look, api, bus, otherMember } = following();
    api.answer(getUser, { user: aUser({ id: anId(2), credits: 70 }) });
    await refresh();
    expect(await look()).toBe(false);
    expect(bus.session$.value).toEqual({ status: 'member', user });
    expect(otherMember.mock.calls).toEqual([[user.id], [user.id]]);
  });

  it('ignores an answer about the member before', async () => {
    const { refresh, api, bus, writer, otherMember } = following();
    const release = api.hold(getUser);
    const refreshed = refresh();
    const next = { status: 'member', user: aUser({ id: anId(2) }) } as const;
    writer.set('session', next);
    release();
    await refreshed;
    expect(bus.session$.value).toEqual(next);
    expect(otherMember).not.toHaveBeenCalled();
  });

  it('looks whether the session is still that of the member, without reading more', async () => {
    const { look, api, bus } = following();
    expect(await look()).toBe(true);
    expect(api.seen(getChats)).toEqual([]);
    api.refuse(getUser, { code: 'unavailable' }, 500);
    expect([await look(), bus.session$.value.status]).toEqual([false, 'member']);
    api.answer(getUser, { user: null });
    expect([await look(), bus.session$.value.status]).toEqual([false, 'visitor']);
  });

  it('finds the account that a visitor has just created', async () => {
    const { refresh, api, bus } = following({ member: false });
    await refresh();
    expect(bus.session$.value).toEqual({ status: 'member', user: { ...user, credits: 4 } });
    expect(api.seen(getChats)).toHaveLength(0);
  });

  it('AUT-01 leaves nobody logged in when the server knows of nobody', async () => {
    const { refresh, api, bus } = following();
    api.answer(getUser, { user: null });
    await refresh();
    expect(bus.session$.value).toEqual({ status: 'visitor' });
  });

  it('does not bring older credits back that a push has overtaken', async () => {
    const { refresh, bus, writer } = following();
    const under = refresh();
    writer.patchUser({ credits: 3 });
    await under;
    expect(bus.credits$.value).toBe(3);
  });

  it('does not bring an older count back that a push has overtaken', async () => {
    const { refresh, bus, writer } = following();
    const under = refresh();
    writer.set('badges', { unread: 0, newLikes: 0 });
    await under;
    expect(bus.badges$.value).toEqual({ unread: 0, newLikes: 0 });
  });
});

describe('the refresh timer', () => {
  let clock: ReturnType<typeof fakeClock>;
  beforeEach(() => {
    clock = fakeClock();
  });
  afterEach(() => clock.restore());

  function ticking(member: boolean, push = false) {
    const start = clock.now();
    const ticks: number[] = [];
    const refresh = jest.fn(async () => {
      ticks.push((clock.now() - start) / 1_000);
    });
    let streaming = false;
    const stop = startRefreshTimer({ refresh, isMember: () => member, isStreaming: () => streaming, pushSubscribed: () => push });
    return {
      ticks,
      stop,
      stream(open: boolean) {
        streaming = open;
      },
    };
  }

  it('RFR-02 RFR-04 ticks 5 s after the start and then every 60 s', async () => {
    const { ticks, stop } = ticking(true);
    await clock.pass(125_000);
    expect(ticks).toEqual([5, 65, 125]);
    stop();
  });

  it('RFR-03 ticks every 300 s with a push subscription', async () => {
    const { ticks, stop } = ticking(true, true);
    await clock.pass(305_000);
    expect(ticks).toEqual([5, 305]);
    expect(refreshInterval(true)).toBe(300_000);
    stop();
  });

  it('RFR-02 rests while the stream is open, and goes on once it is closed', async () => {
    const { ticks, stop, stream } = ticking(true);
    stream(true);
    await clock.pass(600_000);
    expect(ticks).toEqual([]);
    stream(false);
    await clock.pass(65_000);
    expect(ticks).toEqual([605, 665]);
    stop();
  });

  it('RFR-05 makes no call while nobody is logged in', async () => {
    const { ticks, stop } = ticking(false);
    await clock.pass(200_000);
    expect(ticks).toEqual([]);
    stop();
  });
});

describe('a page that is seen again', () => {
  let visibility: DocumentVisibilityState;
  let clock: ReturnType<typeof fakeClock>;
  beforeEach(() => {
    visibility = 'visible';
    clock = fakeClock();
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  });
  afterEach(() => {
    clock.restore();
    jest.restoreAllMocks();
  });
  const becomes = (state: DocumentVisibilityState) => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('is brought up to date once after a minute out of sight, and not after a glance elsewhere', async () => {
    const seen = jest.fn();
    const stop = whenSeenAgain(seen);
    becomes('hidden');
    await clock.pass(59_000);
    becomes('visible');
    expect(seen).not.toHaveBeenCalled();
    becomes('hidden');
    await clock.pass(60_000);
    becomes('visible');
    becomes('visible');
    expect(seen).toHaveBeenCalledTimes(1);
    stop();
  });

  it('counts the time of a page that was opened out of sight', async () => {
    visibility = 'hidden';
    const seen = jest.fn();
    const stop = whenSeenAgain(seen);
    await clock.pass(60_000);
    becomes('visible');
    expect(seen).toHaveBeenCalledTimes(1);
    stop();
  });
});
