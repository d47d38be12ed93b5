import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { aSnapshot, aVersion } from '../testing/fakeRemotes.ts';
import { FileNotLoaded } from './failure.ts';
import { createHashes } from './hashes.ts';

const ORIGIN = 'https://amarena.example';
const FOLDER = `${ORIGIN}/artifacts/mf-chat/2.0.0/`;
const hash = (letter: string): string => `sha384-${letter.repeat(64)}`;
const snapshot = aSnapshot(aVersion('2.0.0', { hashes: hash('h') }), aVersion('1.9.0'));

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** The network, and the requests that it got. */
function aNetwork(answer: () => Promise<Pick<Response, 'json'>>) {
  const fetched = jest.fn((_url: string, _options: RequestInit) => answer());
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}
const sends = (hashes: Record<string, string>) => aNetwork(async () => ({ json: async () => hashes }));

describe('hashes that did not come with the document', () => {
  it('are asked for once, by the hash that the document has for their file', async () => {
    const fetched = sends({ 'chunk.js': hash('c') });
    const { integrityOf, arrivalOf } = createHashes(snapshot, ORIGIN);
    expect(integrityOf(`${FOLDER}chunk.js`)).toBeUndefined();
    await Promise.all([arrivalOf(`${FOLDER}chunk.js`), arrivalOf('/artifacts/mf-chat/2.0.0/other.js')]);
    expect(fetched.mock.calls.map(([url, { integrity }]) => [url, integrity])).toEqual([[`${FOLDER}hashes.json`, hash('h')]]);
    expect(integrityOf(`${FOLDER}chunk.js`)).toBe(hash('c'));
    expect(integrityOf(`${FOLDER}other.js`)).toBeUndefined();
  });

  it('are not waited for once they are here, nor for a version without such a file, nor for files of others', async () => {
    sends({});
    const { arrivalOf } = createHashes(snapshot, ORIGIN);
    await arrivalOf(FOLDER);
    const urls = [`${FOLDER}chunk.js`, `${ORIGIN}/artifacts/mf-chat/1.9.0/chunk.js`, 'https://evil.example/artifacts/mf-chat/2.0.0/x.js'];
    expect(urls.map(arrivalOf)).toEqual([null, null, null]);
  });

  it('count for files of their own version only, and never in place of what the document says', async () => {
    const others = {
      '/artifacts/mf-chat/1.9.0/chunk.js': hash('x'),
      '../1.9.0/chunk.js': hash('x'),
      '..\\1.9.0\\chunk.js': hash('x'),
      'https://evil.example/chunk.js': hash('x'),
      '//evil.example/chunk.js': hash('x'),
    };
    const { integrityOf, arrivalOf } = createHashes(snapshot, ORIGIN);
    const known = integrityOf(`${FOLDER}remoteEntry.js`);
    expect(known).toBeDefined();
    sends({ ...others, 'remoteEntry.js': hash('x'), 'hashes.json': hash('x'), 'chunk.js': hash('c') });
    await arrivalOf(FOLDER);
    const urls = [`${ORIGIN}/artifacts/mf-chat/1.9.0/chunk.js`, 'https://evil.example/chunk.js'];
    expect(urls.map(integrityOf)).toEqual([undefined, undefined]);
    expect([integrityOf(`${FOLDER}remoteEntry.js`), integrityOf(`${FOLDER}hashes.json`)]).toEqual([known, hash('h')]);
    expect(integrityOf(`${FOLDER}chunk.js`)).toBe(hash('c'));
  });

  it('that take too long are given up, so that they can be asked for again', async () => {
    jest.useFakeTimers();
    globalThis.fetch = ((_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))) as unknown as typeof fetch;
    const { arrivalOf } = createHashes(snapshot, ORIGIN);
    const failed = expect(arrivalOf(FOLDER)).rejects.toMatchObject({ kind: 'timed_out' });
    jest.advanceTimersByTime(10_000);
    await failed;
    jest.useRealTimers();
    sends({ 'chunk.js': hash('c') });
    await expect(arrivalOf(FOLDER)).resolves.toBeUndefined();
  });

  it('that do not arrive, or with other bytes, say which file it was, and are asked for again', async () => {
    aNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
    const { integrityOf, arrivalOf } = createHashes(snapshot, ORIGIN);
    const failed = arrivalOf(`${FOLDER}chunk.js`);
    await expect(failed).rejects.toThrow(FileNotLoaded);
    await expect(failed).rejects.toMatchObject({ type: 'missing', target: { src: `${FOLDER}hashes.json` } });
    sends({ 'chunk.js': hash('c') });
    await arrivalOf(`${FOLDER}chunk.js`);
    expect(integrityOf(`${FOLDER}chunk.js`)).toBe(hash('c'));
  });
});
