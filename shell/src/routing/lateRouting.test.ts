import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import { RENDERED } from '@amarena/shared/federation/render';
import type { AppProps } from '@amarena/shared/spa';
import type { Lifecycles } from '@amarena/shared/spa-react';
import { type FakeClock, fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createPageApplication } from '../loading/pageApplication.ts';
import { createLoader } from '../loading/versions.ts';
import { aPage as aPageOf, aSnapshot, aVersion, fakeFederation } from '../testing/fakeRemotes.ts';
import { createLateRouting } from './lateRouting.ts';

const { addEventListener, removeEventListener } = window;
const { pushState, replaceState } = window.history;
let warned: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  jest.resetModules();
  // Each test has a single-spa of its own, which warns of the one before.
  warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/members');
});
afterEach(() => {
  warned.mockRestore();
  Object.assign(window, { addEventListener, removeEventListener });
  Object.assign(window.history, { pushState, replaceState });
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A remote that notes what happens to it. */
function anApplication(name: string, said: string[]) {
  const got: AppProps[] = [];
  return {
    got,
    bootstrap: async () => undefined,
    async mount(props: AppProps) {
      got.push(props);
      said.push(`${name} stands`);
    },
    async unmount() {
      said.push(`${name} is gone`);
    },
    // It stands as soon as it is mounted.
    cancel: () => false,
  };
}

/** A page of the search, with the chats as another remote; single-spa arrives when the test says so. */
function aPage() {
  const said: string[] = [];
  const [members, chat] = [anApplication('members', said), anApplication('chat', said)];
  const path = (remote: AnyRemote) => (remote === 'mf-chat' ? '/chats' : '/members');
  let loggedIn = true;
  let open = true;
  const coming = Promise.withResolvers<typeof import('@amarena/shared/spa')>();
  const load = jest.fn(() => coming.promise);
  const reload = jest.fn(() => true);
  const routing = createLateRouting({
    first: 'mf-members',
    shows: (remote) => open && loggedIn && window.location.pathname === path(remote),
    load,
    reload,
  });
  routing.start(
    new Map([
      ['mf-members', members],
      ['mf-chat', chat],
    ] as const),
    () => said.push('followed'),
  );
  return {
    said,
    load,
    reload,
    routing,
    members,
    coming,
    async arrive() {
      coming.resolve(await import('@amarena/shared/spa'));
      await routing.load();
      await settled();
    },
    logOut() {
      loggedIn = false;
      routing.refresh();
    },
    logIn() {
      loggedIn = true;
      routing.refresh();
    },
    /** The instance of single-spa of this test changes nothing any more. */
    close() {
      open = false;
    },
  };
}

describe('a page that stands before single-spa is there', () => {
  it('is mounted at once, and not again when single-spa takes over', async () => {
    const { said, load, arrive, close } = aPage();
    await settled();
    expect([said, load.mock.calls.length]).toEqual([['members stands'], 0]);
    await arrive();
    expect(said).toEqual(['members stands', 'followed']);
    close();
  });

  it('gives way to the page of an address that was pressed meanwhile', async () => {
    const { said, load, arrive, close } = aPage();
    window.history.pushState({ key: 'pressed' }, '', '/chats');
    await settled();
    expect([said, load.mock.calls.length]).toEqual([['members stands'], 1]);
    const changes: string[][] = [];
    const note = (event: Event) => changes.push(['oldUrl', 'newUrl'].map((name) => new URL((event as CustomEvent).detail[name]).pathname));
    window.addEventListener('single-spa:before-mount-routing-event', note);
    await arrive();
    window.removeEventListener('single-spa:before-mount-routing-event', note);
    expect(said).toEqual(['members stands', 'followed', 'members is gone', 'chat stands']);
    expect([changes.at(-1), window.location.pathname, window.history.state]).toEqual([
      ['/members', '/chats'],
      '/chats',
      { key: 'pressed' },
    ]);
    close();
  });

  it('follows a change of its own address when single-spa is there, once', async () => {
    const { arrive, close } = aPage();
    const followed = jest.fn();
    window.addEventListener('popstate', followed);
    window.history.pushState(null, '', '/members?online=1');
    await settled();
    expect(followed).not.toHaveBeenCalled();
    await arrive();
    expect(followed).toHaveBeenCalledTimes(1);
    window.history.pushState(null, '', '/members?online=0');
    await settled();
    expect(followed).toHaveBeenCalledTimes(2);
    window.removeEventListener('popstate', followed);
    close();
  });

  it('hears of another place on the page when single-spa is there', async () => {
    const { arrive, close } = aPage();
    const places: string[] = [];
    const note = (event: HashChangeEvent) => places.push(`${new URL(event.oldURL).hash} → ${new URL(event.newURL).hash}`);
    window.addEventListener('hashchange', note);
    window.history.pushState(null, '', '/members#rules');
    await arrive();
    expect(places).toEqual([' → #rules']);
    window.removeEventListener('hashchange', note);
    close();
  });

  it('hears of no other place if the query changed, too', async () => {
    const { arrive, close } = aPage();
    const note = jest.fn();
    window.addEventListener('hashchange', note);
    window.history.pushState(null, '', '/members?online=1#rules');
    await arrive();
    expect(note).not.toHaveBeenCalled();
    window.removeEventListener('hashchange', note);
    close();
  });

  it('does not follow an address of another page', async () => {
    const { members, arrive, close } = aPage();
    const followed = jest.fn();
    window.addEventListener('popstate', followed);
    members.unmount = async () => window.removeEventListener('popstate', followed);
    window.history.pushState(null, '', '/chats');
    await arrive();
    expect(followed).not.toHaveBeenCalled();
    close();
  });

  it('follows the browser back, too', async () => {
    const { load, close } = aPage();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(load).toHaveBeenCalledTimes(1);
    close();
  });

  it('changes later pages as ever', async () => {
    const { said, arrive, close } = aPage();
    await arrive();
    window.history.pushState(null, '', '/chats');
    await settled();
    window.history.pushState(null, '', '/members');
    await settled();
    expect(said.slice(2)).toEqual(['members is gone', 'chat stands', 'chat is gone', 'members stands']);
    close();
  });

  it('goes at once when the session ends before single-spa is there', async () => {
    const { said, logOut, arrive, close } = aPage();
    logOut();
    await settled();
    expect(said).toEqual(['members stands', 'members is gone']);
    await arrive();
    expect(said).toEqual(['members stands', 'members is gone', 'followed']);
    close();
  });

  it('comes again when a session begins before single-spa is there', async () => {
    const { said, logOut, logIn, arrive, close } = aPage();
    logOut();
    logIn();
    await arrive();
    expect(said).toEqual(['members stands', 'members is gone', 'members stands', 'followed']);
    close();
  });

  it('loads the document of the new address if single-spa does not arrive', async () => {
    const { coming, reload, close } = aPage();
    window.history.pushState(null, '', '/chats');
    coming.reject(new Error('no network'));
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
    close();
  });

  it('stays as it is if single-spa does not arrive and nothing was pressed', async () => {
    const { coming, routing, reload, said, close } = aPage();
    const loaded = routing.load();
    coming.reject(new Error('no network'));
    expect(await loaded).toBeNull();
    expect([reload.mock.calls.length, said]).toEqual([0, ['members stands']]);
    close();
  });

  it('mounts the parcels that it asked for when single-spa is there', async () => {
    const { members, arrive, close } = aPage();
    const domElement = document.createElement('div');
    const parcel = members.got[0]?.mountParcel(
      {
        bootstrap: async () => undefined,
        mount: async () => void domElement.append('here'),
        unmount: async () => domElement.replaceChildren(),
      },
      { domElement },
    );
    expect([parcel?.getStatus(), domElement.textContent]).toEqual(['LOADING_SOURCE_CODE', '']);
    await arrive();
    await parcel?.mountPromise;
    expect([parcel?.getStatus(), domElement.textContent]).toEqual(['MOUNTED', 'here']);
    await parcel?.unmount();
    expect(domElement.textContent).toBe('');
    close();
  });
});

/** The chats as the server rendered them; their code and single-spa arrive when the test says so. */
function aRenderedPage() {
  window.history.replaceState(null, '', '/chats');
  const code = Promise.withResolvers<Lifecycles>();
  const slot = document.createElement('div');
  slot.innerHTML = `<div ${RENDERED}="mf_chat_1_0_0">rendered</div>`;
  const reports: string[] = [];
  const loader = createLoader({
    snapshot: aSnapshot(aVersion('1.0.0')),
    federation: fakeFederation({ '1.0.0': () => code.promise }),
    report: (_, version, failure) => reports.push(`${version} ${failure.kind}`),
    there: async () => false,
  });
  const view = { starting: jest.fn(), started: jest.fn(), failed: jest.fn() };
  const chat = createPageApplication('mf-chat', { loader, slot, view, reloadForChunk: () => false });
  const said: string[] = [];
  let open = true;
  const coming = Promise.withResolvers<typeof import('@amarena/shared/spa')>();
  const load = jest.fn(() => coming.promise);
  const path = (remote: AnyRemote) => (remote === 'mf-chat' ? '/chats' : '/members');
  const shows = (remote: AnyRemote) => open && window.location.pathname === path(remote);
  const routing = createLateRouting({ first: 'mf-chat', shows, load, reload: () => true });
  return {
    slot,
    said,
    reports,
    load,
    start: () =>
      routing.start(
        new Map([
          ['mf-chat', chat],
          ['mf-members', anApplication('members', said)],
        ] as const),
        () => said.push('followed'),
      ),
    async codeArrives() {
      code.resolve(aPageOf('mounted'));
      await settled();
    },
    async arrive() {
      coming.resolve(await import('@amarena/shared/spa'));
      await routing.load();
      await settled();
    },
    /** The instance of single-spa of this test changes nothing any more. */
    close() {
      open = false;
    },
  };
}

describe('while single-spa does not arrive', () => {
  let clock: FakeClock;
  beforeEach(() => {
    clock = fakeClock();
  });
  afterEach(() => clock.restore());

  it('a pressed address gets its document after five seconds', async () => {
    const { reload, close } = aPage();
    window.history.pushState(null, '', '/chats');
    await clock.pass(4_999);
    expect(reload).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(reload).toHaveBeenCalledTimes(1);
    close();
  });

  it('each press has its five seconds', async () => {
    const { reload, close } = aPage();
    window.history.pushState(null, '', '/members?photo=true');
    await clock.pass(4_000);
    window.history.pushState(null, '', '/chats');
    await clock.pass(4_999);
    expect(reload).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(reload).toHaveBeenCalledTimes(1);
    close();
  });

  it('the end of a session gets the document after five seconds', async () => {
    const { logOut, reload, close } = aPage();
    logOut();
    await clock.pass(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
    close();
  });

  it.each(['hangs', 'fails'] as const)('a filter of a page that stands loads no document if it %s', async (how) => {
    const { coming, reload, said, close } = aPage();
    window.history.pushState(null, '', '/members?photo=true');
    if (how === 'fails') coming.reject(new Error('no network'));
    await clock.pass(60_000);
    expect([reload.mock.calls.length, said]).toEqual([0, ['members stands']]);
    close();
  });

  it('a filter is followed when it arrives at a later try', async () => {
    const spa = await import('@amarena/shared/spa');
    const { load, reload, said, close } = aPage();
    load.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(spa);
    const followed = jest.fn();
    window.addEventListener('popstate', followed);
    window.history.pushState(null, '', '/members?photo=true');
    await clock.pass(4_999);
    expect(followed).not.toHaveBeenCalled();
    await clock.pass(1_000);
    expect([followed.mock.calls.length, said, reload.mock.calls.length]).toEqual([1, ['members stands', 'followed'], 0]);
    window.removeEventListener('popstate', followed);
    close();
  });

  it('who waits for it gets it at a later try', async () => {
    const spa = await import('@amarena/shared/spa');
    const { load, routing, reload, close } = aPage();
    load.mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(spa);
    const got = jest.fn();
    void routing.whenThere().then(got);
    await clock.pass(4_999);
    expect([load.mock.calls.length, got.mock.calls.length]).toEqual([1, 0]);
    await clock.pass(1);
    expect(got).toHaveBeenCalledWith(spa);
    expect(reload).not.toHaveBeenCalled();
    close();
  });

  it.each(['hangs', 'fails'] as const)('a parcel loads no document if it %s', async (how) => {
    const { coming, members, reload, close } = aPage();
    const nothing = async () => undefined;
    members.got[0]?.mountParcel({ bootstrap: nothing, mount: nothing, unmount: nothing }, { domElement: document.body });
    if (how === 'fails') coming.reject(new Error('no network'));
    await clock.pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    close();
  });

  it.each(['hangs', 'fails'] as const)('a document that may not be loaded yet is loaded later if it %s', async (how) => {
    const { coming, reload, close } = aPage();
    reload.mockReturnValueOnce(false);
    window.history.pushState(null, '', '/chats');
    if (how === 'fails') coming.reject(new Error('no network'));
    await clock.pass(5_000);
    expect(reload.mock.calls.length).toBeGreaterThanOrEqual(1);
    await clock.pass(5_000);
    expect(reload.mock.calls.length).toBe(2);
    await clock.pass(60_000);
    expect(reload.mock.calls.length).toBe(2);
    close();
  });

  it('a screen of the shell gets its document when the session changes', async () => {
    window.history.replaceState(null, '', '/login');
    const reload = jest.fn(() => true);
    const routing = createLateRouting({
      first: undefined,
      shows: () => false,
      load: () => Promise.reject(new Error('no network')),
      reload,
    });
    routing.start(new Map(), () => undefined);
    await clock.pass(10_000);
    expect(reload).not.toHaveBeenCalled();
    routing.refresh();
    await clock.pass(0);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('no document is loaded once it has arrived', async () => {
    const spa = await import('@amarena/shared/spa');
    const { coming, reload, close } = aPage();
    window.history.pushState(null, '', '/chats');
    await clock.pass(1_000);
    coming.resolve(spa);
    await clock.pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    close();
  });
});

describe('a rendered page of which the code is still on its way', () => {
  it('is mounted when its code arrives', async () => {
    const { slot, start, codeArrives, close } = aRenderedPage();
    start();
    await codeArrives();
    expect(slot).toHaveTextContent('mounted');
    close();
  });

  it('is not mounted at an address that was pressed meanwhile, and goes when the page of that address comes', async () => {
    const { slot, said, reports, start, codeArrives, arrive, close } = aRenderedPage();
    start();
    window.history.pushState(null, '', '/members');
    await codeArrives();
    expect(slot).toHaveTextContent('rendered');
    await arrive();
    expect([slot.textContent, said, reports]).toEqual(['', ['followed', 'members stands'], []]);
    close();
  });

  it('is mounted if the address comes back to it before single-spa is there', async () => {
    const { slot, said, start, codeArrives, arrive, close } = aRenderedPage();
    start();
    window.history.pushState(null, '', '/members');
    await settled();
    window.history.pushState(null, '', '/chats');
    await codeArrives();
    expect(slot).toHaveTextContent('mounted');
    await arrive();
    expect([slot.textContent, said]).toEqual(['mounted', ['followed']]);
    close();
  });

  it('is not mounted if the address left it before anything could follow', async () => {
    const { slot, said, load, start, codeArrives, arrive, close } = aRenderedPage();
    window.history.pushState(null, '', '/members');
    start();
    await codeArrives();
    expect([slot.textContent, load.mock.calls.length]).toEqual(['rendered', 1]);
    const changes: string[][] = [];
    const note = (event: Event) => changes.push(['oldUrl', 'newUrl'].map((name) => new URL((event as CustomEvent).detail[name]).pathname));
    window.addEventListener('single-spa:before-mount-routing-event', note);
    await arrive();
    window.removeEventListener('single-spa:before-mount-routing-event', note);
    expect([slot.textContent, said, changes.at(-1)]).toEqual(['', ['followed', 'members stands'], ['/chats', '/members']]);
    close();
  });
});
