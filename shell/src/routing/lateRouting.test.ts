import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { AppProps } from '@amarena/shared/spa';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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
  const reload = jest.fn();
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

  it('goes when the session ends before single-spa is there', async () => {
    const { said, logOut, arrive, close } = aPage();
    logOut();
    await arrive();
    expect(said).toEqual(['members stands', 'followed', 'members is gone']);
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
