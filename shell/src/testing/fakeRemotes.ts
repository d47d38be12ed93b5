import type { LoadableVersion, Snapshot } from '@amarena/shared/federation/registry';
import type { AppProps } from '@amarena/shared/spa';
import type { Lifecycles, MountProps } from '@amarena/shared/spa-react';
import type { Federation } from '../loading/federation.ts';

export const aVersion = (version: string, change: Partial<LoadableVersion> = {}): LoadableVersion => ({
  version,
  container: `mf_chat_${version.replaceAll('.', '_')}`,
  base: `/artifacts/mf-chat/${version}/`,
  requires: { bus: '1.0.0' },
  integrity: { 'remoteEntry.js': `sha384-${'a'.repeat(64)}` },
  ...change,
});

export const aSnapshot = (...versions: LoadableVersion[]): Snapshot => ({
  schemaVersion: 1,
  generation: 7,
  shell: { version: '1.0.0', base: '/shell/1.0.0/', integrity: {} },
  remotes: { 'mf-chat': versions },
});

/** Never settles, like a server that accepts a connection and never responds. */
export const hangs = (): Promise<never> => new Promise(() => undefined);

/** A page that writes its version into its element, with overrides for the test. */
export const aPage = (version: string, change: Partial<Lifecycles> = {}): Lifecycles => ({
  bootstrap: async () => undefined,
  mount: async ({ domElement }: MountProps) => {
    domElement.textContent = version;
  },
  unmount: async ({ domElement }: MountProps) => {
    domElement.textContent = '';
  },
  ...change,
});

type Load = () => unknown;

/** A federation runtime that answers by version. `asked` and `abandoned` list the versions, in order. */
export function fakeFederation(
  versions: Readonly<Record<string, Load>>,
): Federation & { readonly asked: string[]; readonly abandoned: string[] } {
  const asked: string[] = [];
  const abandoned: string[] = [];
  return {
    asked,
    abandoned,
    async load({ version }) {
      asked.push(version);
      const load = versions[version];
      if (load === undefined) throw new Error(`The fake runtime knows no version ${version}.`);
      return load();
    },
    abandon({ version }) {
      abandoned.push(version);
    },
  };
}

export const appProps: AppProps = { name: 'mf-chat', singleSpa: {}, mountParcel: () => Promise.reject(new Error('not used')) as never };

/** The error that webpack throws for a chunk that failed to load. */
export const chunkFailure = (message = 'Loading chunk 12 failed.'): Error => Object.assign(new Error(message), { name: 'ChunkLoadError' });
