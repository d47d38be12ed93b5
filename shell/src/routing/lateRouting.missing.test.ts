import { type FakeClock, fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aStandingPage, withOwnSingleSpa } from '../testing/latePages.ts';
import { createLateRouting } from './lateRouting.ts';

withOwnSingleSpa();

describe('while single-spa does not arrive', () => {
  let clock: FakeClock;
  beforeEach(() => {
    clock = fakeClock();
  });
  afterEach(() => clock.restore());

  it('a pressed address gets its document after five seconds', async () => {
    const { reload, close } = aStandingPage();
    window.history.pushState(null, '', '/chats');
    await clock.pass(4_999);
    expect(reload).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(reload).toHaveBeenCalledTimes(1);
    close();
  });

  it('each press has its five seconds', async () => {
    const { reload, close } = aStandingPage();
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
    const { logOut, reload, close } = aStandingPage();
    logOut();
    await clock.pass(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
    close();
  });

  it.each(['hangs', 'fails'] as const)('a filter of a page that stands loads no document if it %s', async (how) => {
    const { coming, reload, said, close } = aStandingPage();
    window.history.pushState(null, '', '/members?photo=true');
    if (how === 'fails') coming.reject(new Error('no network'));
    await clock.pass(60_000);
    expect([reload.mock.calls.length, said]).toEqual([0, ['members stands']]);
    close();
  });

  it('a filter is followed when it arrives at a later try', async () => {
    const spa = await import('@amarena/shared/spa');
    const { load, reload, said, close } = aStandingPage();
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
    const { load, routing, reload, close } = aStandingPage();
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
    const { coming, members, reload, close } = aStandingPage();
    const nothing = async () => undefined;
    members.got[0]?.mountParcel({ bootstrap: nothing, mount: nothing, unmount: nothing }, { domElement: document.body });
    if (how === 'fails') coming.reject(new Error('no network'));
    await clock.pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    close();
  });

  it.each(['hangs', 'fails'] as const)('a document that may not be loaded yet is loaded later if it %s', async (how) => {
    const { coming, reload, close } = aStandingPage();
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
    const { coming, reload, close } = aStandingPage();
    window.history.pushState(null, '', '/chats');
    await clock.pass(1_000);
    coming.resolve(spa);
    await clock.pass(60_000);
    expect(reload).not.toHaveBeenCalled();
    close();
  });
});
