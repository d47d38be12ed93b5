import { globSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '@amarena/shared/build/places';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';

/** The packages that have stories. */
export const SHELVES: readonly string[] = ['shared', 'shell', ...REMOTES];

/** Files of stories of a package, absolute, in a fixed order. */
export const storyFiles = (name: string): readonly string[] =>
  globSync('**/*.stories.tsx', { cwd: join(REPOSITORY, name, 'src') })
    .sort()
    .map((file) => join(REPOSITORY, name, 'src', file));
