import { DEV_VERSION } from '@amarena/shared/build/devConfig';
import type { Registry } from '@amarena/shared/federation/registry';
import type { DeliveryStores } from '../../server/src/delivery/folders.ts';
import type { DevRemote } from './devRemote.ts';
import type { DevShell } from './devShell.ts';

/**
 * The published parts, with the development shell instead of the live one, and with the remote under development:
 * without a fallback, so that a fault shows instead of an older version.
 */
export function withDevParts(published: DeliveryStores, shell: DevShell, remote: DevRemote): DeliveryStores {
  const { artifacts, registry } = published;
  const active = (version: string) => ({ version, at: new Date().toISOString(), by: 'npm run dev' });
  const parts = {
    shell: { active: active(shell.manifest.version), previous: null },
    remote: { active: active(DEV_VERSION), previous: null, canary: null, taken_back: null },
  };
  // Every build is a new generation, so that the next page gets the hash of the newest entry.
  const written = (live: Registry): Registry => ({
    ...live,
    generation: live.generation + remote.builds(),
    shell: parts.shell,
    remotes: { ...live.remotes, [remote.name]: parts.remote },
  });
  return {
    ...published,
    artifacts: {
      ...artifacts,
      manifest: async (name, version) =>
        name === remote.name && version === DEV_VERSION ? remote.manifest() : artifacts.manifest(name, version),
    },
    registry: {
      ...registry,
      generation: async () => (await registry.generation()) + remote.builds(),
      read: async () => written(await registry.read()),
      newestReadable: async () => written((await registry.newestReadable()) ?? (await registry.read())),
    },
    shell: {
      ...published.shell,
      manifest: async (version) => (version === shell.manifest.version ? shell.manifest : published.shell.manifest(version)),
      read: async (version, file) => (version === shell.manifest.version ? shell.read(file) : published.shell.read(version, file)),
    },
  };
}
