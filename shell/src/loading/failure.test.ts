import { webcrypto } from 'node:crypto';
import { INTEGRITY_GLOBAL } from '@amarena/shared/federation/integrity';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { chunkFailure } from '../testing/fakeRemotes.ts';
import { loadFailure } from './failure.ts';

const ENTRY = '/artifacts/mf-chat/1.0.0/remoteEntry.js';
const there = async () => true;
const CODE = new TextEncoder().encode('start()');

/** The hash of these bytes, as a page knows it. */
async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await webcrypto.subtle.digest('SHA-384', bytes);
  return `sha384-${Buffer.from(digest).toString('base64')}`;
}

/** The site sends these bytes for the file, of which the page knows this hash. */
function sending(bytes: Uint8Array<ArrayBuffer>, hash: string | undefined) {
  const asked = jest.fn(async (_url: string, _init?: RequestInit) => ({ ok: true, arrayBuffer: async () => bytes.buffer }));
  Object.assign(globalThis, { fetch: asked, [INTEGRITY_GLOBAL]: () => hash });
  return asked;
}

const kindOf = async () => (await loadFailure(chunkFailure(), ENTRY, there)).kind;

describe('a script that did not load, although the server has it', () => {
  // jsdom hashes nothing.
  beforeAll(() => void Object.defineProperty(globalThis, 'crypto', { value: webcrypto }));
  afterEach(() => {
    Reflect.deleteProperty(globalThis, INTEGRITY_GLOBAL);
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  it('counts as refused if its bytes are not those of its hash', async () => {
    sending(new TextEncoder().encode('steal()'), await hashOf(CODE));
    expect(await kindOf()).toBe('hash_mismatch');
  });

  it('counts as unreachable if it arrives with them now: the browser had cancelled the download', async () => {
    const asked = sending(CODE, await hashOf(CODE));
    expect(await kindOf()).toBe('unreachable');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the network is gone', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the site refuses it now', async () => ({ ok: false, arrayBuffer: async () => new TextEncoder().encode('Too many requests').buffer })],
    ['its body stalls', async () => ({ ok: true, arrayBuffer: async () => Promise.reject(new DOMException('timed out', 'TimeoutError')) })],
  ])('counts as unreachable if %s when it is looked for', async (_what, answer) => {
    sending(CODE, await hashOf(CODE));
    Object.assign(globalThis, { fetch: answer });
    expect(await kindOf()).toBe('unreachable');
  });

  it('is looked for within a time limit, for which the version that replaces it waits', async () => {
    const asked = sending(CODE, await hashOf(CODE));
    await kindOf();
    expect(asked.mock.calls[0]).toEqual([ENTRY, { signal: expect.any(AbortSignal) }]);
  });

  it('counts as refused if no hash of it is known', async () => {
    const asked = sending(CODE, undefined);
    expect(await kindOf()).toBe('hash_mismatch');
    expect(asked).not.toHaveBeenCalled();
  });
});
