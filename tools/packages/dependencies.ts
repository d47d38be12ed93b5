import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { REPOSITORY } from '@amarena/shared/build/places';

type Versions = Readonly<Record<string, string>>;

interface PackageFile {
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
}

const MODULE = /(?:\bfrom |\bimport |\b(?:import|require|require\.resolve)\()["']([@a-z][\w@./-]*)["']/g;

const packageOf = (module: string): string => module.split('/', module.startsWith('@') ? 2 : 1).join('/');

/** Names of the packages that compiled files import, in JavaScript or in types. */
export function importedPackages(folder: string): string[] {
  const texts = globSync('**/*.{js,cjs,mjs,d.ts}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  // An example in a comment is not an import.
  const code = texts.map((text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
  const modules = code.flatMap((text) => [...text.matchAll(MODULE)].map(([, module = '']) => module));
  return [...new Set(modules.filter((module) => !isBuiltin(module)).map(packageOf))].sort();
}

/**
 * The exact versions that this repository has of some packages; of several, that of the workspace that is named first.
 * Throws for one that no package file names.
 */
export function versionsOf(names: readonly string[], workspaces: readonly string[]): Versions {
  const files = ['.', ...workspaces].map(
    (folder) => JSON.parse(readFileSync(join(REPOSITORY, folder, 'package.json'), 'utf8')) as PackageFile,
  );
  const known: Versions = Object.assign(
    {},
    ...files.toReversed().map(({ dependencies, devDependencies }) => ({ ...devDependencies, ...dependencies })),
  );
  return Object.fromEntries(
    names.map((name) => {
      const version = known[name];
      if (version === undefined) throw new Error(`A published file imports ${name}, and no package.json names its version.`);
      return [name, version];
    }),
  );
}
