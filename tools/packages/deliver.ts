import { join } from 'node:path';
import { compile } from './compile.ts';
import { importedPackages, versionsOf } from './dependencies.ts';
import { describe, emptyStage } from './stage.ts';

const SHARED = '@amarena/shared';

/** Puts `@amarena/deliver` together: the command of a remote with a repository of its own. Returns its folder. */
export function stageDeliver(version: string): string {
  const stage = emptyStage('deliver');
  const dist = join(stage, 'dist');
  compile({ sources: 'server/src', entries: ['cli/guest.ts'], output: dist, types: ['node'] });
  const imported = importedPackages(dist).filter((name) => name !== SHARED);
  const described = {
    name: '@amarena/deliver',
    version,
    description: 'Builds, publishes, checks and activates a remote of the site from a repository of its own.',
    bin: { 'amarena-deliver': 'dist/cli/guest.js' },
    exports: {},
    dependencies: { [SHARED]: version, ...versionsOf(imported, ['server']) },
  };
  describe(stage, described, 'deliver');
  return stage;
}
