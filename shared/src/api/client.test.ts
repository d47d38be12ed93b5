import { describe, expect, it, jest } from '@jest/globals';
import { connectBus, createBus } from '../bus/index.ts';
import { getLogout } from '../contracts/account/logout.ts';
import { getUser, putUser } from '../contracts/account/userCalls.ts';
import { getChats } from '../contracts/chat/chats.ts';
import { search } from '../contracts/people/search.ts';
import { SHOWN_MEMBER } from '../contracts/platform/shownMember.ts';
import { aCard, anId, aUser } from '../testing/builders.ts';
import { fakeApi } from '../testing/fakeApi.ts';
import { createApi, newRequestId, prepareCalls } from './client.ts';

const LOGGED_OUT = { code: 'authentication_required', authentication_required: true } as const;

describe('what a call sends', () => {
  it('API-09 marks the current-user call with X-Request-Type: client', async () => {
    const server = fakeApi().answer(getUser, { user: null }).answer(getChats, { chats: [] });
    const api = createApi({ adapter: server.adapter });
    await api.call(getUser);
    await api.call(getChats);
    expect(server.seen(getUser)[0]?.header('X-Request-Type')).toBe('client');
    expect(server.seen(getChats)[0]?.header('X-Request-Type')).toBeNull();
  });

  it('is whom its page shows, as it was when the call was made, also with a retry', async () => {
    const shell = connectBus();
    const server = fakeApi().handle(getChats, (_request, attempt) => (attempt === 1 ? 'network' : { status: 200, data: { chats: [] } }));
    const api = createApi({ adapter: server.adapter });
    const shown = () => server.seen(getChats).map((request) => request.header(SHOWN_MEMBER));
    const [one, other] = [aUser({ id: anId(1) }), aUser({ id: anId(2) })];
    shell.set('session', { status: 'member', user: one });
    const called = api.call(getChats);
    await prepareCalls();
    shell.set('session', { status: 'member', user: other });
    await called;
    expect(shown()).toEqual([one.id, one.id]);
    shell.set('session', { status: 'visitor' });
    await api.call(getChats);
    expect(shown().at(-1)).toBeNull();
  });

  it('makes request ids that sort by time', () => {
    const ids = Array.from({ length: 20 }, newRequestId);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(20);
  });
});

describe('what a call returns', () => {
  it('is the parsed answer', async () => {
    const server = fakeApi().answer(search, { results: [aCard()], numResults: 1, numOnline: 1, next: null, similar: null });
    const result = await createApi({ adapter: server.adapter }).call(search, { query: {} });
    expect(result).toMatchObject({ ok: true, value: { results: [{ name: 'Giulia' }] } });
  });

  it('is nothing where the endpoint has no answer', async () => {
    const server = fakeApi().answer(getLogout, undefined);
    expect(await createApi({ adapter: server.adapter }).call(getLogout)).toEqual({ ok: true, value: undefined });
  });

  it('names the field that breaks the contract, so that an empty list never means a broken answer', async () => {
    const broken = { results: [{ ...aCard(), age: 'young' }], numResults: 1, numOnline: 1, next: null, similar: null };
    const server = fakeApi().handle(search, () => ({ status: 200, data: broken }));
    const result = await createApi({ adapter: server.adapter }).call(search, { query: {} });
    expect(result).toEqual({ ok: false, error: { code: 'contract_broken', path: 'search.results.0.age' } });
  });

  it('is the server’s error with its data', async () => {
    const server = fakeApi().refuse(getChats, { code: 'rate_limited', seconds: 3 }, 403);
    expect(await createApi({ adapter: server.adapter }).call(getChats)).toEqual({ ok: false, error: { code: 'rate_limited', seconds: 3 } });
  });

  it('ERR-09 is a generic error with its status where the code is unknown', async () => {
    const server = fakeApi().handle(getChats, () => ({ status: 418, data: { code: 'teapot' } }));
    expect(await createApi({ adapter: server.adapter }).call(getChats)).toEqual({ ok: false, error: { code: 'generic', status: 418 } });
  });
});

describe('log-out by the server', () => {
  const loggedIn = () => {
    const { bus, connect } = createBus();
    const shell = connect();
    shell.set('session', { status: 'member', user: aUser() });
    const server = fakeApi();
    const api = createApi({ adapter: server.adapter });
    api.onLoggedOut(() => shell.set('session', { status: 'visitor' }));
    return { bus, server, api };
  };

  it('AUT-02 ends the session at a 403 that says authentication_required', async () => {
    const { bus, server, api } = loggedIn();
    server.refuse(getChats, LOGGED_OUT, 403);
    expect(await api.call(getChats)).toEqual({ ok: false, error: LOGGED_OUT });
    expect(bus.session$.value).toEqual({ status: 'visitor' });
  });

  it('AUT-04 leaves the session alone where user.php says so', async () => {
    const { bus, server, api } = loggedIn();
    server.refuse(getUser, LOGGED_OUT, 403).refuse(putUser, LOGGED_OUT, 403);
    await api.call(getUser);
    await api.call(putUser, { body: { language: 'de' } });
    expect(bus.session$.value.status).toBe('member');
  });

  it('AUT-05 leaves the session alone at any other 403', async () => {
    const { bus, server, api } = loggedIn();
    server.refuse(getChats, { code: 'forbidden' }, 403);
    await api.call(getChats);
    expect(bus.session$.value.status).toBe('member');
  });

  it('says that someone else is logged in, whatever the call was', async () => {
    const { server, api } = loggedIn();
    const heard = jest.fn();
    api.onLoggedOut(heard);
    server.refuse(putUser, { code: 'member_changed' }, 403);
    await api.call(putUser, { body: { language: 'de' } });
    expect(heard).toHaveBeenCalledWith('member_changed');
    expect(server.seen(putUser)).toHaveLength(1);
  });

  it('tells nobody who has stopped listening', async () => {
    const server = fakeApi().refuse(getChats, LOGGED_OUT, 403);
    const api = createApi({ adapter: server.adapter });
    const heard = jest.fn();
    const stop = api.onLoggedOut(heard);
    stop();
    await api.call(getChats);
    expect(heard).not.toHaveBeenCalled();
  });
});
