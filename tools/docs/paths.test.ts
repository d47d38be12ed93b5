import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT, exclude: ['docs/requirements.md'] });
/** A file or folder of the project, as a page names it. */
const PATH = /`((?:shell|shared|server|mf-[a-z]+|tools|e2e|landers|deploy)\/[\w./-]+)`/g;
/** What an operator makes: the repository ignores it. */
const IGNORED = new Set(readFileSync(join(ROOT, '.gitignore'), 'utf8').split('\n'));
/** The remote of the guide, which does not exist until someone follows it. */
const EXAMPLE = /^(?:e2e\/specs\/)?mf-gifts\//;

/** Names in examples. */
const EXAMPLE_NAME = /^(?:PascalCase|camelCase|Gifts)/;
/** A file without its folder, after another one of the same folder. */
const NAME = /`(\w[\w.-]*\.tsx?)`/g;

const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
const namedIn = (page: string): string[] =>
  [...textOf(page).matchAll(PATH)].map(([, path = '']) => path).filter((path) => !EXAMPLE.test(path));

it('names no file in a page that does not exist', () => {
  const named = PAGES.flatMap((page) => namedIn(page).map((path) => ({ page, path })));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ path }) => !IGNORED.has(path) && !existsSync(join(ROOT, path)))).toEqual([]);
});

it('names no file without its folder that does not exist anywhere', () => {
  const files = globSync('{shell,shared,server,mf-*,tools,e2e}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/.tsout/**'],
  });
  const known = new Set(files.map((file) => basename(file)));
  const named = PAGES.flatMap((page) => [...textOf(page).matchAll(NAME)].map(([, name = '']) => ({ page, name })));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !known.has(name) && !EXAMPLE_NAME.test(name))).toEqual([]);
});
