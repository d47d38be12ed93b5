/**
 * The modules that the shell shares with every remote, one copy each. It is a contract: removing a key breaks every
 * older remote that uses it, and activation refuses such a remote. Libraries are shared through our own facades, so
 * that what a facade does not export stays out of the bundle.
 */
export const SHARED_KEYS = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@amarena/shared/schema',
  '@amarena/shared/errors',
  '@amarena/shared/bus',
  '@amarena/shared/api',
  '@amarena/shared/query',
  '@amarena/shared/i18n',
  '@amarena/shared/ui',
  '@amarena/shared/ui-first',
  '@amarena/shared/overlay',
  '@amarena/shared/password',
  '@amarena/shared/router',
  '@amarena/shared/styled',
  '@amarena/shared/spa',
  '@amarena/shared/spa-react',
] as const;
export type SharedKey = (typeof SHARED_KEYS)[number];

/** Shared keys without React, which parts with another framework import as they are. */
export const NEUTRAL_KEYS = [
  '@amarena/shared/schema',
  '@amarena/shared/api',
  '@amarena/shared/spa',
] as const satisfies readonly SharedKey[];

/**
 * Entries without React, each with the shared key that has all of its names: the shell gives the key's module, so that
 * it needs no key more than for parts on its React. `shared/src/neutral` has the sources.
 */
export const NEUTRAL_ENTRIES = {
  '@amarena/shared/neutral/bus': '@amarena/shared/bus',
  '@amarena/shared/neutral/i18n': '@amarena/shared/i18n',
  '@amarena/shared/neutral/errors': '@amarena/shared/errors',
  '@amarena/shared/neutral/router': '@amarena/shared/router',
  '@amarena/shared/neutral/widgets': '@amarena/shared/spa-react',
} as const satisfies Readonly<Record<string, SharedKey>>;

interface SharedSetting {
  shareKey: SharedKey;
  singleton: true;
  strictVersion: true;
  version: string;
  requiredVersion: string;
  import: false;
}

const packageOf = (key: SharedKey): string =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');

/** Versions of the shared modules, by key. */
export const sharedVersions = (
  versionOf: (packageName: string) => string,
  keys: readonly SharedKey[] = SHARED_KEYS,
): Record<string, string> => Object.fromEntries(keys.map((key) => [key, versionOf(packageOf(key))]));

/** What a remote may import from the shell, with the shared key of each. `own`: it brings its own framework. */
const offered = (own: boolean): [request: string, key: SharedKey][] => [
  ...(own ? NEUTRAL_KEYS : SHARED_KEYS).map((key): [string, SharedKey] => [key, key]),
  ...Object.entries(NEUTRAL_ENTRIES),
];

/**
 * Federation's `shared` setting of a remote: no copy of its own, and no other major version. `own`: it brings its own
 * framework.
 */
export const sharedSettings = (versionOf: (packageName: string) => string, own: boolean): Record<string, SharedSetting> =>
  Object.fromEntries(
    offered(own).map(([request, key]): [string, SharedSetting] => {
      const version = versionOf(packageOf(key));
      const requiredVersion = `^${version.split('.')[0]}.0.0`;
      return [request, { shareKey: key, singleton: true, strictVersion: true, version, requiredVersion, import: false }];
    }),
  );
