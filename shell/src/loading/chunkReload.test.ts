import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createChunkReload } from './chunkReload.ts';

beforeEach(() => window.sessionStorage.clear());

function reloading() {
  let now = 1_000_000;
  const reload = jest.fn();
  return {
    reload,
    at(seconds: number, online = true) {
      now = 1_000_000 + seconds * 1_000;
      // A reload starts a new document: only the storage survives.
      return createChunkReload({ storage: window.sessionStorage, now: () => now, online: () => online, reload })();
    },
  };
}

describe('a chunk that does not arrive', () => {
  it('CHK-01 loads the document again', () => {
    const { at, reload } = reloading();
    expect(at(0)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps the page that stands while there is no network', () => {
    const { at, reload } = reloading();
    expect(at(0, false)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(at(1)).toBe(true);
  });

  it('CHK-02 does not load it again within a minute', () => {
    const { at, reload } = reloading();
    at(0);
    expect(at(59)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('CHK-03 loads it again after a minute', () => {
    const { at, reload } = reloading();
    at(0);
    at(61);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
