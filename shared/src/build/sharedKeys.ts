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
  '@amarena/shared/overlay',
  '@amarena/shared/password',
  '@amarena/shared/router',
  '@amarena/shared/styled',
  '@amarena/shared/spa',
  '@amarena/shared/spa-react',
] as const;
export type SharedKey = (typeof SHARED_KEYS)[number];

interface SharedSetting {
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

const perKey = <Value>(make: (key: SharedKey) => Value): Record<string, Value> =>
  Object.fromEntries(SHARED_KEYS.map((key): [string, Value] => [key, make(key)]));

/** Versions of the shared modules, by key. */
export const sharedVersions = (versionOf: (packageName: string) => string): Record<string, string> =>
  perKey((key) => versionOf(packageOf(key)));

/** Federation's `shared` setting of a remote: no copy of its own, and no other major version. */
export const sharedSettings = (versionOf: (packageName: string) => string): Record<string, SharedSetting> =>
  perKey((key) => {
    const version = versionOf(packageOf(key));
    return { singleton: true, strictVersion: true, version, requiredVersion: `^${version.split('.')[0]}.0.0`, import: false };
  });
