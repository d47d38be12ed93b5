import type { ArrivalOf } from '@amarena/shared/federation/integrity';
import { describe, expect, it, jest } from '@jest/globals';
import { aVersion } from '../testing/fakeRemotes.ts';
import { FileNotLoaded } from './failure.ts';
import { createFederation } from './federation.ts';

/** jsdom never loads scripts; the test decides what becomes of them. */
function aPage(arrivalOf: ArrivalOf = () => null) {
  const scripts: HTMLScriptElement[] = [];
  const makeScript = (url: string) => {
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.dataset.url = url;
    scripts.push(script);
    return script;
  };
  return { scripts, federation: createFederation({ makeScript, arrivalOf }) };
}

const arrive = (script: HTMLScriptElement | undefined) => script?.onload?.(new Event('load'));
const fail = (script: HTMLScriptElement | undefined) => script?.onerror?.(new Event('error'));

describe('the entry of a remote', () => {
  it('runs once for all that it exposes', async () => {
    const version = aVersion('7.0.0');
    const { scripts, federation } = aPage();
    const get = jest.fn(async (expose: string) => () => `module ${expose}`);
    const page = federation.load(version, './page');
    const widget = federation.load(version, './recent');
    Reflect.set(window, version.container, { get });
    arrive(scripts[0]);
    expect(await Promise.all([page, widget])).toEqual(['module ./page', 'module ./recent']);
    expect(scripts).toHaveLength(1);
  });

  it('is asked for again when it did not arrive, and not when it ran', async () => {
    const version = aVersion('8.0.0');
    const { scripts, federation } = aPage();
    const first = federation.load(version, './page');
    fail(scripts[0]);
    await expect(first).rejects.toThrow(FileNotLoaded);
    const second = federation.load(version, './page');
    // A script that threw: its variable exists but is undefined.
    Reflect.set(window, version.container, undefined);
    arrive(scripts[1]);
    await expect(second).rejects.toThrow(version.container);
    await expect(federation.load(version, './page')).rejects.toThrow(version.container);
    expect(scripts).toHaveLength(2);
  });

  it('that was given up never runs, and is asked for again', async () => {
    const version = aVersion('9.0.0');
    const { scripts, federation } = aPage();
    void federation.load(version, './page');
    federation.abandon(version);
    expect(scripts[0]?.ownerDocument).not.toBe(document);
    const second = federation.load(version, './page');
    Reflect.set(window, version.container, { get: async () => () => 'the page' });
    arrive(scripts[1]);
    await expect(second).resolves.toBe('the page');
  });
});

describe('the hashes of a version', () => {
  const shows = (container: string) => Reflect.set(window, container, { get: async () => () => 'the page' });

  it('are asked for with its entry, and nothing else of it loads before they are here', async () => {
    const version = aVersion('10.0.0', { hashes: 'sha384-h' });
    const { promise, resolve } = Promise.withResolvers<void>();
    const arrivalOf = jest.fn(() => promise);
    const { scripts, federation } = aPage(arrivalOf);
    const get = jest.fn(async () => () => 'the page');
    const page = federation.load(version, './page');
    expect([scripts.length, arrivalOf.mock.calls.length]).toEqual([1, 1]);
    Reflect.set(window, version.container, { get });
    arrive(scripts[0]);
    await Promise.resolve();
    expect(get).not.toHaveBeenCalled();
    resolve();
    await expect(page).resolves.toBe('the page');
    expect(arrivalOf).toHaveBeenCalledTimes(1);
  });

  it('that do not arrive are a failure of the version', async () => {
    const version = aVersion('11.0.0', { hashes: 'sha384-h' });
    const { scripts, federation } = aPage(() => Promise.reject(new FileNotLoaded(`${version.base}hashes.json`)));
    const page = federation.load(version, './page');
    shows(version.container);
    arrive(scripts[0]);
    await expect(page).rejects.toThrow('hashes.json');
  });

  it('are not waited for where the document lists what the page shows first', async () => {
    const version = aVersion('12.0.0', { hashes: 'sha384-h', integrity: { 'remoteEntry.js': 'sha384-e', 'page.js': 'sha384-p' } });
    const { scripts, federation } = aPage(() => new Promise(() => undefined));
    const page = federation.load(version, './page');
    shows(version.container);
    arrive(scripts[0]);
    await expect(page).resolves.toBe('the page');
  });
});
