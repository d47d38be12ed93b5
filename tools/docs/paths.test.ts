import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const PAGES = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT, exclude: ['docs/requirements.md'] });
/** A file or folder of the project, as a page names it. */
const PATH = /`((?:shell|shared|server|mf-[a-z]+|tools|e2e|landers|deploy)\/[\w./-]+)`/g;
/** The remote of the guide, which does not exist until someone follows it. */
const EXAMPLE = /^(?:e2e\/specs\/)?mf-gifts\//;

const namedIn = (page: string): string[] =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(PATH)].map(([, path = '']) => path).filter((path) => !EXAMPLE.test(path));

it('names no file in a page that does not exist', () => {
  const named = PAGES.flatMap((page) => namedIn(page).map((path) => ({ page, path })));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([]);
});
