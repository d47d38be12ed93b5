import type { ConsumeRequest } from '@amarena/shared/federation/runtime';
import { describe, expect, it } from '@jest/globals';
import { createRuntime, type Offer } from './sharing.ts';

const react = { createElement: () => null };
const overlay = { Dialog: () => null };

/** A remote whose chunk 7 needs one shared module, as its build emits it. */
function aRemote(shareKey: string, requiredVersion: string) {
  const request: ConsumeRequest = {
    chunkId: 7,
    installedModules: {},
    promises: [],
    webpackRequire: {
      m: {},
      c: {},
      consumesLoadingData: { chunkMapping: { 7: [42] }, moduleIdToConsumeDataMapping: { 42: { shareKey, requiredVersion } } },
    },
  };
  const taken = () => {
    const module: { exports: unknown } = { exports: undefined };
    request.webpackRequire.m[42]?.(module);
    return module.exports;
  };
  return { request, taken };
}

function load(request: ConsumeRequest, offer: Partial<Offer['modules']> = {}): Promise<unknown> {
  const modules = { react: () => react, overlay: async () => overlay, ...offer };
  createRuntime({ modules, versions: { react: '19.3.1', overlay: '1.0.0' } }).bundlerRuntime.consumes(request);
  return Promise.all(request.promises.splice(0));
}

describe('sharing with a remote', () => {
  it('gives the shell’s one copy, at hand or in a chunk of its own', async () => {
    const [one, other] = [aRemote('react', '^19.0.0'), aRemote('overlay', '^1.0.0')];
    await load(one.request);
    await load(other.request);
    expect([one.taken(), other.taken()]).toEqual([react, overlay]);
    expect(one.taken()).toBe(react);
  });

  it('refuses another major version and a key that it does not have, by name', async () => {
    await expect(load(aRemote('react', '^20.0.0').request)).rejects.toThrow('react ^20.0.0 is needed, the shell shares 19.3.1');
    await expect(load(aRemote('lodash', '^4.0.0').request)).rejects.toThrow('The shell does not share lodash');
  });

  it('asks again for a module that did not arrive', async () => {
    const { request, taken } = aRemote('overlay', '^1.0.0');
    await expect(load(request, { overlay: () => Promise.reject(new Error('gone')) })).rejects.toThrow('gone');
    await load(request);
    expect(taken()).toBe(overlay);
  });

  it('leaves nothing to wait for where no shared module is needed', async () => {
    const { request } = aRemote('react', '^19.0.0');
    await expect(load({ ...request, chunkId: 8 })).resolves.toEqual([]);
  });
});
