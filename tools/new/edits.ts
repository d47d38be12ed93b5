import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import { PLATFORM } from '@amarena/shared/contracts/platform/remote';
import type { Names } from './names.ts';

/** A change in a file that lists all remotes. Throws if the file does not look as expected. */
export interface Edit {
  /** Path from the root of the project. */
  readonly file: string;
  readonly apply: (text: string, names: Names) => string;
}

/** The remote whose lines are the model: it is in every list of remotes, and its words are the most general. */
const MODEL = 'mf-landers';

const refuse = (what: string): never => {
  throw new Error(`has no line with ${what} next to which to add the new remote. Was the file rewritten?`);
};

/** Inserts a line for the new remote before each line that names the model. */
function besideModel(text: string, { remote }: Names): string {
  const json = text.trimStart().startsWith('{');
  const lines = text.split('\n').flatMap((line) => {
    if (!line.includes(MODEL)) return [line];
    const mine = line.replaceAll(MODEL, remote);
    return [json && !mine.endsWith(',') ? `${mine},` : mine, line];
  });
  const edited = lines.join('\n');
  return edited === text ? refuse(MODEL) : edited;
}

const LAST_REMOTE = `'${MODEL}'] as const`;
const LAST_ROUTE = "  route('/:token', ";

function inRouteTable(text: string, { remote, route }: Names): string {
  if (!text.includes(LAST_REMOTE)) refuse(LAST_REMOTE);
  if (!text.includes(LAST_ROUTE)) refuse(LAST_ROUTE);
  return text
    .replace(LAST_REMOTE, `'${MODEL}', '${remote}'] as const`)
    .replace(LAST_ROUTE, `  route('/${route}', '${remote}'),\n${LAST_ROUTE}`);
}

const ROUTES_OFFERED = `routes: '${PLATFORM.routes}'`;

/** A remote that needs the new route table is refused on an older shell, in which no one could find its page. */
const inPlatform = (text: string, { routes }: Names): string =>
  text.includes(ROUTES_OFFERED) ? text.replace(ROUTES_OFFERED, `routes: '${routes}'`) : refuse(ROUTES_OFFERED);

/** Every file outside its own folders that lists remotes. */
export const EDITS: readonly Edit[] = [
  { file: 'shared/src/contracts/platform/routes.ts', apply: inRouteTable },
  { file: 'shared/src/contracts/platform/remote.ts', apply: inPlatform },
  // Its name on the page for a remote that did not load: general words, until someone finds better ones.
  ...LANGUAGES.map((language) => ({ file: `shell/src/words/${language}.ts`, apply: besideModel })),
  ...[
    'package.json',
    'biome.json',
    'tsconfig.json',
    'tools/tsconfig.json',
    'tools/bench/mono/federation.ts',
    'deploy/Containerfile',
    'deploy/chart/templates/jobs.yaml',
    'CHANGELOG.md',
  ].map((file) => ({ file, apply: besideModel })),
];
