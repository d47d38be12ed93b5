import { describe, expect, it, jest } from '@jest/globals';
import { aRenderedPage, aStandingPage, settled, withOwnSingleSpa } from '../testing/latePages.ts';

withOwnSingleSpa();

/** The two addresses of the last change of page that single-spa tells about while `work` runs. */
async function lastChangeIn(work: () => Promise<void>): Promise<string[] | undefined> {
  const changes: string[][] = [];
  const note = (event: Event) => changes.push(['oldUrl', 'newUrl'].map((name) => new URL((event as CustomEvent).detail[name]).pathname));
  window.addEventListener('single-spa:before-mount-routing-event', note);
  await work();
  window.removeEventListener('single-spa:before-mount-routing-event', note);
  return changes.at(-1);
}

describe('a page that stands before single-spa is there', () => {
  it('is mounted at once, and not again when single-spa takes over', async () => {
    const { said, load, arrive, close } = aStandingPage();
    await settled();
    expect([said, load.mock.calls.length]).toEqual([['members stands'], 0]);
    await arrive();
    expect(said).toEqual(['members stands', 'followed']);
    close();
  });

  it('gives way to the page of an address that was pressed meanwhile', async () => {
    const { said, load, arrive, close } = aStandingPage();
    window.history.pushState({ key: 'pressed' }, '', '/chats');
    await settled();
    expect([said, load.mock.calls.length]).toEqual([['members stands'], 1]);
    const change = await lastChangeIn(arrive);
    expect(said).toEqual(['members stands', 'followed', 'members is gone', 'chat stands']);
    expect([change, window.location.pathname, window.history.state]).toEqual([['/members', '/chats'], '/chats', { key: 'pressed' }]);
    close();
  });

  it('follows a change of its own address when single-spa is there, once', async () => {
    const { arrive, close } = aStandingPage();
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
    const { arrive, close } = aStandingPage();
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
    const { arrive, close } = aStandingPage();
    const note = jest.fn();
    window.addEventListener('hashchange', note);
    window.history.pushState(null, '', '/members?online=1#rules');
    await arrive();
    expect(note).not.toHaveBeenCalled();
    window.removeEventListener('hashchange', note);
    close();
  });

  it('does not follow an address of another page', async () => {
    const { members, arrive, close } = aStandingPage();
    const followed = jest.fn();
    window.addEventListener('popstate', followed);
    members.unmount = async () => window.removeEventListener('popstate', followed);
    window.history.pushState(null, '', '/chats');
    await arrive();
    expect(followed).not.toHaveBeenCalled();
    close();
  });

  it('follows the browser back, too', async () => {
    const { load, close } = aStandingPage();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(load).toHaveBeenCalledTimes(1);
    close();
  });

  it('changes later pages as ever', async () => {
    const { said, arrive, close } = aStandingPage();
    await arrive();
    window.history.pushState(null, '', '/chats');
    await settled();
    window.history.pushState(null, '', '/members');
    await settled();
    expect(said.slice(2)).toEqual(['members is gone', 'chat stands', 'chat is gone', 'members stands']);
    close();
  });

  it('goes at once when the session ends before single-spa is there', async () => {
    const { said, logOut, arrive, close } = aStandingPage();
    logOut();
    await settled();
    expect(said).toEqual(['members stands', 'members is gone']);
    await arrive();
    expect(said).toEqual(['members stands', 'members is gone', 'followed']);
    close();
  });

  it('comes again when a session begins before single-spa is there', async () => {
    const { said, logOut, logIn, arrive, close } = aStandingPage();
    logOut();
    logIn();
    await arrive();
    expect(said).toEqual(['members stands', 'members is gone', 'members stands', 'followed']);
    close();
  });

  it('loads the document of the new address if single-spa does not arrive', async () => {
    const { coming, reload, close } = aStandingPage();
    window.history.pushState(null, '', '/chats');
    coming.reject(new Error('no network'));
    await settled();
    expect(reload).toHaveBeenCalledTimes(1);
    close();
  });

  it('stays as it is if single-spa does not arrive and nothing was pressed', async () => {
    const { coming, routing, reload, said, close } = aStandingPage();
    const loaded = routing.load();
    coming.reject(new Error('no network'));
    expect(await loaded).toBeNull();
    expect([reload.mock.calls.length, said]).toEqual([0, ['members stands']]);
    close();
  });

  it('mounts the parcels that it asked for when single-spa is there', async () => {
    const { members, arrive, close } = aStandingPage();
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
    const change = await lastChangeIn(arrive);
    expect([slot.textContent, said, change]).toEqual(['', ['followed', 'members stands'], ['/chats', '/members']]);
    close();
  });
});
