import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Build } from '@amarena/shared/build/build';
import { ROUTES } from '@amarena/shared/contracts/platform/routes';
import { temporaryFolder } from './builds.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
const run = promisify(execFile);

/** The default entry of a tiny remote. */
export const ENTRY = `
import { styled } from '@amarena/shared/styled';
const Box = styled.div\`color: red;\`;
export const ready = (language: string) => import(\`./words/\${language}.ts\`);
export const profile = () => import('./ProfileScreen.tsx');
export const Page = () => <Box />;
`;

const PROFILE = `
import { UserX } from 'lucide-react';
export const ProfileScreen = () => <UserX />;
`;

const REQUIRES = { runtime: '1.0.0', bus: '1.0.0' };
/** Names of the routes that the remote owns. */
export const OWNED = ROUTES.filter(({ owner }) => owner === 'mf-members').map(({ name }) => name);
const SCREENS: Record<string, string> = {
  ...Object.fromEntries(OWNED.map((name) => [name, 'entry.tsx'])),
  'members-id': 'ProfileScreen.tsx',
};

interface TinyRemote {
  readonly entry?: string;
  readonly requires?: Record<string, string>;
  readonly screens?: Record<string, string>;
  /** Packages of its own framework. */
  readonly brings?: readonly string[];
}

/**
 * Sources of a remote with one styled component, a screen that is loaded on demand, and two languages; returns its
 * folder.
 */
export async function aTinyRemote({ entry = ENTRY, screens = SCREENS, requires = REQUIRES, brings }: TinyRemote = {}): Promise<string> {
  const root = await temporaryFolder();
  const directory = path.join(root, 'mf-members');
  await mkdir(path.join(directory, 'src/words'), { recursive: true });
  await symlink(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'));
  const amarena = {
    name: 'mf-members',
    widgets: {},
    uses: {},
    screens,
    ...(brings !== undefined && { brings }),
    requires,
    budgets: { first_load: 50_000, total: 90_000, routes: Object.fromEntries(OWNED.map((name) => [name, 50_000])) },
  };
  await writeFile(path.join(directory, 'package.json'), JSON.stringify({ name: '@amarena/mf-members', version: '1.0.0', amarena }));
  await writeFile(path.join(directory, 'src/entry.tsx'), entry);
  await writeFile(path.join(directory, 'src/ProfileScreen.tsx'), PROFILE);
  await writeFile(path.join(directory, 'src/words/de.ts'), "export default { title: 'Suche' };");
  await writeFile(path.join(directory, 'src/words/en.ts'), "export default { title: 'Search' };");
  await writeFile(path.join(directory, 'src/words/words.test.ts'), "import 'not-for-browsers';");
  return directory;
}

/** Builds with the shared factory, in a separate process. Rejects with the build's errors. */
export async function buildTiny(directory: string, version: string): Promise<Build> {
  const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'buildHere.ts'), directory, version]);
  return JSON.parse(stdout);
}
