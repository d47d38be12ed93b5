import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@amarena/shared/build/places';
import { PLATFORM } from '@amarena/shared/contracts/platform/remote';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { compile } from './compile.ts';
import { versionsOf } from './dependencies.ts';
import { describe, emptyStage } from './stage.ts';

interface Template {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly amarena: object;
}

const SOURCES = 'tools/packages/create';
const OURS = '@amarena/';

const exact = (names: Readonly<Record<string, string>>, version: string): Record<string, string> => {
  const all = Object.keys(names);
  const foreign = versionsOf(
    all.filter((name) => !name.startsWith(OURS)),
    ['shared', 'e2e'],
  );
  return Object.fromEntries(all.map((name): [string, string] => [name, foreign[name] ?? version]));
};

/** The template's package.json with exact versions. */
function withVersions(file: string, version: string): string {
  const template = JSON.parse(readFileSync(file, 'utf8')) as Template;
  const whole = {
    ...template,
    dependencies: exact(template.dependencies, version),
    devDependencies: exact(template.devDependencies, version),
    // Its types are those of this release, so it may use whatever the shell of this release offers.
    amarena: { ...template.amarena, requires: PLATFORM },
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

/** Puts `@amarena/create-remote` together. Returns its folder. */
export function stageCreate(version: string): string {
  const stage = emptyStage('create-remote');
  compile({ sources: `${SOURCES}/src`, entries: ['main.ts'], output: join(stage, 'dist'), types: ['node'] });
  const template = join(stage, 'template');
  cpSync(join(import.meta.dirname, 'create/template'), template, { recursive: true });
  // What the build copies has one list of types.
  cpSync(join(REPOSITORY, 'shared/src/assets.d.ts'), join(template, 'src/assets.d.ts'));
  const file = join(template, 'package.json');
  writeFileSync(file, withVersions(file, version));
  const described = {
    name: '@amarena/create-remote',
    version,
    description: 'Makes a remote of the site in a repository of its own.',
    bin: { 'create-remote': 'dist/main.js' },
    amarena: { taken: [...REMOTES] },
  };
  describe(stage, described, 'create-remote');
  return stage;
}
