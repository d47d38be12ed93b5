import type { Manifest } from '@amarena/shared/federation/manifest';
import type { LiveSet } from './liveSet.ts';

/** A version that runs on a framework of its own, beside the shell's React. */
export interface OwnFramework {
  readonly remote: Manifest['remote'];
  readonly version: string;
  /** Versions of the packages that it brings; empty: it needs no framework. */
  readonly packages: Readonly<Record<string, string>>;
  /** Bytes after gzip that each of its pages pays for them. */
  readonly bytes: number;
}

/** The framework of a version; none if it runs on the shell's React. */
export function frameworkOf({ remote, version, framework, files }: Manifest): OwnFramework[] {
  if (framework === undefined) return [];
  const bytes = framework.files.reduce((sum, file) => sum + (files[file]?.gzip ?? 0), 0);
  return [{ remote, version, packages: framework.packages, bytes }];
}

/** Names that a framework gives to `window`, by the package that does. */
const GLOBALS: Readonly<Record<string, RegExp>> = { vue: /^__VUE_/ };

/** Whether a version may add a name to `window`, because the framework that it brings does so by itself. */
export const frameworkAdds = ({ framework }: Manifest, name: string): boolean =>
  Object.keys(framework?.packages ?? {}).some((packageName) => GLOBALS[packageName]?.test(name));

/** Every live version and canary that does not run on the shell's React. */
export const ownFrameworks = ({ remotes }: LiveSet): OwnFramework[] => Object.values(remotes).flat().flatMap(frameworkOf);

/** One line about a framework, for people. */
export function frameworkLine({ remote, version, packages, bytes }: OwnFramework): string {
  const brought = Object.entries(packages).map(([name, of]) => `${name} ${of}`);
  return brought.length === 0
    ? `${remote}@${version} needs no framework`
    : `${remote}@${version} brings ${brought.join(', ')}: ${bytes} bytes after gzip on each of its pages`;
}
