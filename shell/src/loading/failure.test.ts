import { INTEGRITY_GLOBAL } from '@amarena/shared/federation/integrity';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { chunkFailure } from '../testing/fakeRemotes.ts';
import { loadFailure } from './failure.ts';

const ENTRY = '/artifacts/mf-chat/1.0.0/remoteEntry.js';
const there = async () => true;

/** The site answers a GET of the file with its hash in this way. */
function answering(answer: () => Promise<{ ok: boolean }>) {
  const asked = jest.fn((_url: string, _options: RequestInit) => answer());
  Object.assign(globalThis, { fetch: asked, [INTEGRITY_GLOBAL]: (url: string) => `sha384-${url}` });
  return asked;
}

describe('a script that did not load, although the server has it', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, INTEGRITY_GLOBAL);
    Reflect.deleteProperty(globalThis, 'fetch');
  });

  it('counts as refused if its bytes are not those of its hash', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect((await loadFailure(chunkFailure(), ENTRY, there)).kind).toBe('hash_mismatch');
  });

  it('counts as unreachable if it arrives with them now: the browser had cancelled the download', async () => {
    const asked = answering(async () => ({ ok: true }));
    expect((await loadFailure(chunkFailure(), ENTRY, there)).kind).toBe('unreachable');
    expect(asked).toHaveBeenCalledWith(expect.any(String), { integrity: expect.stringMatching(/^sha384-/) });
  });

  it('counts as refused if no hash of it is known', async () => {
    const asked = answering(async () => ({ ok: true }));
    Object.assign(globalThis, { [INTEGRITY_GLOBAL]: () => undefined });
    expect((await loadFailure(chunkFailure(), ENTRY, there)).kind).toBe('hash_mismatch');
    expect(asked).not.toHaveBeenCalled();
  });
});
