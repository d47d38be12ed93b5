import { cpSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@amarena/shared/build/places';
import { compile } from './compile.ts';
import { importedPackages, versionsOf } from './dependencies.ts';
import { describe, emptyStage, jsonOf } from './stage.ts';

interface SharedFile {
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
}

const SOURCES = 'shared/src';
const NAME = '@amarena/shared';

/** What published files name as text: loaders, environments and the types of packages that have none of their own. */
const NAMED_AS_TEXT = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@types/react',
  '@types/node',
  '@types/react-dom',
  'jest-environment-jsdom',
  'react-refresh',
];

/** A source file as the two files that it becomes. */
const compiled = (source: string): { types: string; default: string } => {
  const file = source.replace('./src/', './dist/').replace(/\.tsx?$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
};

/** Puts `@amarena/shared` together: what a remote imports, compiled, with the names that the workspace exports. Returns its folder and version. */
export function stageShared(): { stage: string; version: string } {
  const stage = emptyStage('shared');
  const root = join(REPOSITORY, SOURCES);
  const all = globSync('**/*.{ts,tsx}', { cwd: root });
  const entries = all.filter((file) => !/\.(test|stories)\.tsx?$/.test(file)).sort();
  const dist = join(stage, 'dist');
  compile({ sources: SOURCES, entries, output: dist, types: ['node', '@testing-library/jest-dom/jest-globals'] });
  for (const file of globSync('**/*.{svg,cjs}', { cwd: root })) cpSync(join(root, file), join(dist, file));
  cpSync(join(root, 'assets.d.ts'), join(dist, 'assets.d.ts'));
  const { version, exports } = jsonOf<SharedFile>('shared/package.json');
  const imported = importedPackages(dist).filter((name) => name !== NAME);
  const described = {
    name: NAME,
    version,
    description: 'What a remote imports: contracts, bus, API client, components, languages, tests and build.',
    sideEffects: false,
    exports: Object.fromEntries(Object.entries(exports).map(([name, source]) => [name, compiled(source)])),
    dependencies: versionsOf([...new Set([...imported, ...NAMED_AS_TEXT])].sort(), ['shared']),
  };
  describe(stage, described, 'shared');
  return { stage, version };
}
