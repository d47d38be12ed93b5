import { RENDERED } from '@amarena/shared/federation/render';
import type { Lifecycles } from '@amarena/shared/spa-react';
import { fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { aPage, appProps, aSnapshot, aVersion, chunkFailure, fakeFederation, hangs } from '../testing/fakeRemotes.ts';
import { createPageApplication, type PageView } from './pageApplication.ts';
import { createLoader, LIMITS } from './versions.ts';

let clock: ReturnType<typeof fakeClock>;
beforeEach(() => {
  clock = fakeClock();
});
afterEach(() => clock.restore());

function application(versions: Readonly<Record<string, Lifecycles>>) {
  const slot = document.createElement('div');
  const view = {
    starting: jest.fn<PageView['starting']>(),
    started: jest.fn<PageView['started']>(),
    failed: jest.fn<PageView['failed']>(),
  };
  const reports: string[] = [];
  const reloadForChunk = jest.fn(() => false);
  const loader = createLoader({
    snapshot: aSnapshot(...Object.keys(versions).map((version) => aVersion(version))),
    federation: fakeFederation(Object.fromEntries(Object.entries(versions).map(([version, page]) => [version, () => page]))),
    report: (_, version, failure) => reports.push(`${version} ${failure.kind}`),
    there: async () => false,
  });
  return { slot, view, reports, reloadForChunk, app: createPageApplication('mf-chat', { loader, slot, view, reloadForChunk }) };
}

const crashing = (cause: unknown) => aPage('crashing', { mount: async ({ onCrash }) => onCrash(cause) });

describe('a remote as an application', () => {
  it('mounts the active version and takes it down again', async () => {
    const { app, slot, view } = application({ '2.0.0': aPage('two') });
    await app.mount(appProps);
    await clock.pass(0);
    expect(slot).toHaveTextContent('two');
    expect(view.started).toHaveBeenCalledWith('mf-chat');
    await app.unmount();
    expect(slot).toBeEmptyDOMElement();
  });

  it('shows the previous version when the active one rejects its mount', async () => {
    const broken = aPage('two', { mount: () => Promise.reject(new Error('no')) });
    const { app, slot, reports } = application({ '2.0.0': broken, '1.9.0': aPage('one') });
    await app.mount(appProps);
    await clock.pass(0);
    expect(slot).toHaveTextContent('one');
    expect(reports).toEqual(['2.0.0 threw_while_mounting']);
  });

  it('removes a style sheet that a page leaves behind, and reports the version, which is not used again', async () => {
    const sheet = {} as CSSStyleSheet;
    Reflect.set(document, 'adoptedStyleSheets', []);
    const restyling = aPage('two', {
      mount: async () => {
        document.adoptedStyleSheets = [sheet];
      },
    });
    const { app, slot, reports } = application({ '2.0.0': restyling, '1.9.0': aPage('one') });
    await app.mount(appProps);
    await clock.pass(0);
    expect(document.adoptedStyleSheets).toEqual([sheet]);
    await app.unmount();
    expect([document.adoptedStyleSheets, reports]).toEqual([[], ['2.0.0 crashed']]);
    await app.mount(appProps);
    await clock.pass(0);
    expect(slot).toHaveTextContent('one');
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
  });

  it('takes down only what it began to mount', async () => {
    const unmount = jest.fn(async () => undefined);
    const early = aPage('two', { bootstrap: () => Promise.reject(new Error('no')), unmount });
    const { app, slot } = application({ '2.0.0': early, '1.9.0': aPage('one') });
    await app.mount(appProps);
    await clock.pass(0);
    expect(slot).toHaveTextContent('one');
    expect(unmount).not.toHaveBeenCalled();
  });

  it('shows the previous version when the active one throws in its first render', async () => {
    const { app, slot } = application({ '2.0.0': crashing(new Error('render')), '1.9.0': aPage('one') });
    await app.mount(appProps);
    await clock.pass(0);
    expect(slot).toHaveTextContent('one');
  });

  it('shows the previous version when the active one hangs in its mount', async () => {
    const { app, slot, reports } = application({ '2.0.0': aPage('two', { mount: hangs, unmount: hangs }), '1.9.0': aPage('one') });
    await app.mount(appProps);
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await clock.pass(LIMITS.mount + LIMITS.unmount);
    expect(slot).toHaveTextContent('one');
    expect(reports).toEqual(['2.0.0 timed_out']);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('did not come down'), expect.anything());
    warned.mockRestore();
  });

  it('replaces a page that crashes after it stood by the previous version', async () => {
    let crash: (cause: unknown) => void = () => undefined;
    const later = aPage('two', {
      mount: async ({ domElement, onCrash }) => {
        domElement.textContent = 'two';
        crash = onCrash;
      },
    });
    const { app, slot, reports } = application({ '2.0.0': later, '1.9.0': aPage('one') });
    await app.mount(appProps);
    await clock.pass(0);
    crash(new Error('boom'));
    await clock.pass(0);
    expect(slot).toHaveTextContent('one');
    expect(reports).toEqual(['2.0.0 crashed']);
  });

  it('replaces a page that has shown nothing for five seconds by the previous version', async () => {
    const empty = aPage('two', { mount: async ({ domElement }) => domElement.append(document.createElement('div')) });
    const { app, slot, reports } = application({ '2.0.0': empty, '1.9.0': aPage('one') });
    await app.mount(appProps);
    await clock.pass(LIMITS.empty - 1);
    expect(reports).toEqual([]);
    await clock.pass(1);
    expect(slot).toHaveTextContent('one');
    expect(reports).toEqual(['2.0.0 crashed']);
  });

  it('replaces a page that lost all it showed', async () => {
    let leave: () => void = () => undefined;
    const page = aPage('two', {
      mount: async ({ domElement }) => {
        domElement.textContent = 'two';
        leave = () => domElement.replaceChildren();
      },
    });
    const { app, slot, reports } = application({ '2.0.0': page, '1.9.0': aPage('one') });
    await app.mount(appProps);
    await clock.pass(LIMITS.empty);
    leave();
    await clock.pass(LIMITS.empty);
    expect(slot).toHaveTextContent('one');
    expect(reports).toEqual(['2.0.0 crashed']);
  });

  it('waits for a page that shows by a sign without words that more is on its way', async () => {
    const waiting = aPage('two', { mount: async ({ domElement }) => domElement.append(document.createElement('i')) });
    const { app, reports } = application({ '2.0.0': waiting, '1.9.0': aPage('one') });
    await app.mount(appProps);
    await clock.pass(10 * LIMITS.empty);
    expect(reports).toEqual([]);
  });

  it('says nothing of an empty page that was left in time', async () => {
    const empty = aPage('two', { mount: async () => undefined });
    const { app, view, reports } = application({ '2.0.0': empty });
    await app.mount(appProps);
    await clock.pass(0);
    await app.unmount();
    await clock.pass(LIMITS.empty);
    expect(reports).toEqual([]);
    expect(view.failed).not.toHaveBeenCalled();
  });

  it('shows the panel when every version fails, and starts again when asked', async () => {
    let healthy = false;
    const page = aPage('two', {
      mount: async ({ domElement }) => {
        if (!healthy) throw new Error('no');
        domElement.textContent = 'two';
      },
    });
    const { app, slot, view } = application({ '2.0.0': page });
    await app.mount(appProps);
    await clock.pass(0);
    expect(view.failed).toHaveBeenCalledWith({
      remote: 'mf-chat',
      tried: ['2.0.0'],
      kind: 'threw_while_mounting',
      reachable: expect.any(Function),
      retry: expect.any(Function),
    });
    expect(slot).toBeEmptyDOMElement();
    healthy = true;
    view.failed.mock.calls[0]?.[0].retry();
    await clock.pass(0);
    expect(slot).toHaveTextContent('two');
  });

  it('does not start for a retry that comes after the person has moved on', async () => {
    const { app, slot, view } = application({ '2.0.0': aPage('two', { mount: () => Promise.reject(new Error('no')) }) });
    await app.mount(appProps);
    await clock.pass(0);
    await app.unmount();
    view.failed.mock.calls[0]?.[0].retry();
    await clock.pass(0);
    expect(view.starting).toHaveBeenCalledTimes(1);
    expect(slot).toBeEmptyDOMElement();
  });

  it('lets a person go elsewhere while a remote hangs, and shows nothing of it afterwards', async () => {
    const slow = Promise.withResolvers<void>();
    const page = aPage('two', {
      bootstrap: () => slow.promise,
    });
    const { app, slot, view } = application({ '2.0.0': page });
    await app.mount(appProps);
    await clock.pass(0);
    await app.unmount();
    expect(slot).toBeEmptyDOMElement();
    slow.resolve();
    await clock.pass(LIMITS.unmount);
    expect(slot).toBeEmptyDOMElement();
    expect(view.started).not.toHaveBeenCalled();
  });

  it('cancels a page that is still starting, and leaves what the server rendered until another page comes', async () => {
    const code = Promise.withResolvers<void>();
    const mount = jest.fn(async () => undefined);
    const { app, slot, view } = application({ '2.0.0': aPage('two', { bootstrap: () => code.promise, mount }) });
    slot.innerHTML = `<div ${RENDERED}="mf_chat_2_0_0">two</div>`;
    await app.mount(appProps);
    expect(app.cancel()).toBe(true);
    await clock.pass(0);
    expect([slot.textContent, view.started.mock.calls.length]).toEqual(['two', 0]);
    await app.mount(appProps);
    await clock.pass(0);
    expect(app.cancel()).toBe(true);
    code.resolve();
    await clock.pass(LIMITS.unmount);
    expect([slot.textContent, view.started.mock.calls.length]).toEqual(['', 0]);
  });

  it('does not cancel a page that stands', async () => {
    const { app, slot } = application({ '2.0.0': aPage('two') });
    await app.mount(appProps);
    await clock.pass(0);
    expect(app.cancel()).toBe(false);
    expect(slot).toHaveTextContent('two');
    await app.unmount();
    expect(slot).toBeEmptyDOMElement();
  });

  it('CHK-01 ERR-28 loads the document again when a chunk of the page does not arrive', async () => {
    const { app, reloadForChunk, view } = application({ '2.0.0': crashing(chunkFailure()) });
    reloadForChunk.mockReturnValue(true);
    await app.mount(appProps);
    await clock.pass(0);
    expect(reloadForChunk).toHaveBeenCalledTimes(1);
    expect(view.failed).not.toHaveBeenCalled();
  });

  it('ERR-28 says without a network that a chunk did not arrive, and starts the page again at the next visit', async () => {
    let crash: (cause: unknown) => void = () => undefined;
    const lazy = aPage('two', {
      mount: async ({ domElement, onCrash }) => {
        domElement.textContent = 'two';
        crash = onCrash;
      },
    });
    const { app, view, reports, slot } = application({ '2.0.0': lazy });
    await app.mount(appProps);
    await clock.pass(0);
    crash(chunkFailure());
    await clock.pass(0);
    expect(view.failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'unreachable' }));
    expect(reports).toEqual(['2.0.0 unreachable']);
    await app.unmount();
    expect(slot).toBeEmptyDOMElement();
    await app.mount(appProps);
    await clock.pass(0);
    expect(slot).toHaveTextContent('two');
  });
});
