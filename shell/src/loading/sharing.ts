import { sharedModules } from '@amarena/shared/build/provideShared';
import { type ConsumeRequest, type FederationRuntime, RUNTIME_GLOBAL } from '@amarena/shared/federation/runtime';
import { satisfies } from '@amarena/shared/federation/versions';

declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;

/** The modules that remotes may use, by key, with their versions. */
export interface Offer {
  readonly modules: Readonly<Record<string, () => unknown>>;
  readonly versions: Readonly<Record<string, string>>;
}

/** A shared module for a remote. Throws if the shell does not have it, or has another major version. */
function provided({ modules, versions }: Offer, key: string, needed: string): unknown {
  const give = modules[key];
  const version = versions[key];
  if (give === undefined || version === undefined) throw new Error(`The shell does not share ${key}.`);
  if (!satisfies(version, needed)) throw new Error(`${key} ${needed} is needed, the shell shares ${version}.`);
  return give();
}

async function install(offer: Offer, id: string | number, { webpackRequire, installedModules }: ConsumeRequest): Promise<void> {
  const wanted = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping?.[id];
  try {
    if (wanted === undefined) throw new Error(`Unknown shared module "${id}".`);
    const exports = await provided(offer, wanted.shareKey, wanted.requiredVersion);
    webpackRequire.m[id] = (module) => {
      delete webpackRequire.c[id];
      module.exports = exports;
    };
    installedModules[id] = 0;
  } catch (cause) {
    // Deleted so that a retry asks again. The chunk that waits for it fails, and with it this version of the remote.
    delete installedModules[id];
    throw cause;
  }
}

/**
 * The federation runtime of this page. It replaces the standard one, which is ten times as large: the single host
 * offers a fixed set of modules, one copy each, so no share scopes need to be negotiated.
 */
export const createRuntime = (offer: Offer): FederationRuntime => ({
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
    consumes(request) {
      const { chunkId, installedModules, promises, webpackRequire } = request;
      for (const id of webpackRequire.consumesLoadingData.chunkMapping?.[chunkId] ?? []) {
        installedModules[id] ??= install(offer, id, request);
        promises.push(installedModules[id]);
      }
    },
  },
});

/** Offers the shell's modules to remotes. Call it once, before the first entry runs. */
export function offerShared(): void {
  const runtime = createRuntime({ modules: sharedModules, versions: __SHARED_VERSIONS__ });
  Object.defineProperty(globalThis, RUNTIME_GLOBAL, { value: runtime });
}
