import { call, provideAnswers } from '@amarena/shared/api';
import { createBus } from '@amarena/shared/bus';
import { getLogout } from '@amarena/shared/contracts/account/logout';
import { getChats } from '@amarena/shared/contracts/chat/chats';
import { queryClient } from '@amarena/shared/query';
import { anId, aUser, fakeApi, renderWith } from '@amarena/shared/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createElement } from 'react';
import { keepSession, type SessionKeeper } from './session.ts';

let session: SessionKeeper | undefined;
afterEach(() => session?.stop());

function keeping() {
  const { bus, connect } = createBus({ session: { status: 'member', user: aUser() }, badges: { unread: 3, newLikes: 1 } });
  const onChange = jest.fn();
  const intents: unknown[] = [];
  const writer = connect();
  writer.intents$.subscribe((intent) => intents.push(intent));
  session = keepSession(writer, onChange);
  return { bus, onChange, intents, session };
}

describe('the session', () => {
  it('AUT-03 ends without a word when the server says that nobody is logged in', async () => {
    const api = fakeApi().refuse(getChats, { code: 'authentication_required', authentication_required: true }, 403);
    await renderWith(createElement('div'), { api });
    const { bus, onChange, intents } = keeping();
    await call(getChats);
    expect(bus.session$.value).toEqual({ status: 'visitor' });
    expect(bus.badges$.value).toEqual({ unread: 0, newLikes: 0 });
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(intents).toEqual([]);
  });

  it('goes on where the server says that someone else is logged in, whose mark is kept', async () => {
    const api = fakeApi().refuse(getChats, { code: 'member_changed' }, 403);
    await renderWith(createElement('div'), { api });
    const { bus, onChange } = keeping();
    // biome-ignore lint/suspicious/noDocumentCookie: the mark is a cookie.
    document.cookie = 'session_mark=theirs; path=/';
    await call(getChats);
    expect([bus.session$.value.status, document.cookie]).toEqual(['member', expect.stringContaining('session_mark=theirs')]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('forgets what was read for one person before the next is shown', () => {
    const { session: keeper, bus } = keeping();
    queryClient.setQueryData(['secret'], 'of the first');
    keeper.became(aUser({ id: anId(901) }));
    expect(queryClient.getQueryData(['secret'])).toBeUndefined();
    expect(bus.badges$.value).toEqual({ unread: 0, newLikes: 0 });
  });

  it('forgets the answers that came with the page of one person before the next asks', async () => {
    const api = fakeApi().answer(getChats, { chats: [] });
    await renderWith(createElement('div'), { api });
    const { session: keeper } = keeping();
    provideAnswers([[getChats.path, {}, { chats: [], unread: 7 }]]);
    keeper.became(aUser({ id: anId(901) }));
    expect(await call(getChats)).toEqual({ ok: true, value: { chats: [] } });
  });

  it('keeps everything when the same person is read again', () => {
    const { session: keeper, bus, onChange } = keeping();
    keeper.became(aUser({ credits: 1 }));
    expect(bus.credits$.value).toBe(1);
    expect(bus.badges$.value).toEqual({ unread: 3, newLikes: 1 });
    expect(onChange).not.toHaveBeenCalled();
  });

  it('leads to the log-in after a log-out on a page of members, without a way back to it', async () => {
    const api = fakeApi().answer(getLogout, undefined);
    await renderWith(createElement('div'), { api, address: `/transactions/${anId(1)}` });
    await keeping().session.logOut();
    expect(window.location.pathname + window.location.search).toBe('/login');
  });

  it('stays after a log-out on a page that is everybody’s', async () => {
    const api = fakeApi().answer(getLogout, undefined);
    await renderWith(createElement('div'), { api, address: '/pricing' });
    await keeping().session.logOut();
    expect(window.location.pathname).toBe('/pricing');
  });
});
