import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assignIds, StableIds } from '@amarena/shared/build/stableIds';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import webpack, { type Stats } from 'webpack';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'amarena-ids-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds sources by name, `main.js` first, and returns the chunks by name. */
async function built(sources: Record<string, string>): Promise<Record<string, string>> {
  const directory = path.join(folder, 'package');
  const output = path.join(folder, 'output');
  await rm(output, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(directory, name)), { recursive: true });
    await writeFile(path.join(directory, name), text);
  }
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: './main.js',
    output: { path: output, chunkFilename: '[name].js' },
    optimization: { minimize: false, moduleIds: false, chunkIds: false },
    plugins: [new StableIds(directory)],
  });
  const stats = await new Promise<Stats | undefined>((done, failed) =>
    compiler?.run((error, result) => (error ? failed(error) : done(result))),
  );
  await new Promise((done) => compiler?.close(done));
  if (stats?.hasErrors() !== false) throw new Error(stats?.toString('errors-only'));
  const files = (await readdir(output)).sort();
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await readFile(path.join(output, file), 'utf8')])));
}

const BEFORE = {
  'main.js': "import('./screen.js'); import('./other.js');",
  'screen.js': "import { line } from './line.js'; import { both } from './both.js'; export const screen = [line(), both()];",
  'other.js': "import { both } from './both.js'; export const other = both();",
  'line.js': 'export const line = () => document.title;',
  'both.js': 'export const both = () => document.body;',
};

it('names a chunk as before if its screen gets another file', async () => {
  const before = await built(BEFORE);
  const after = await built({
    ...BEFORE,
    'screen.js':
      "import { line } from './line.js'; import { more } from './more.js'; import { both } from './both.js'; export const screen = [line(), more(), both()];",
    'more.js': 'export const more = () => document.head;',
  });
  expect(Object.keys(before)).toHaveLength(3);
  expect(Object.keys(after)).toEqual(Object.keys(before));
});

it('leaves a chunk as it was, to the last byte, if a file of another one changes', async () => {
  const before = await built(BEFORE);
  const after = await built({
    ...BEFORE,
    'other.js': "import { both } from './both.js'; import { more } from './more.js'; export const other = [both(), more()];",
    'more.js': 'export const more = () => document.head;',
  });
  const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
  expect(changed).toHaveLength(1);
});

it('gives the same ids wherever federation has written its entry, whose name depends on the folder', async () => {
  const withEntry = (hash: string) =>
    built({
      ...BEFORE,
      'main.js': `import('./.federation/entry.${hash}.js');`,
      [`.federation/entry.${hash}.js`]: 'export const started = 1;',
    });
  expect(await withEntry('11aa')).toEqual(await withEntry('22bb'));
});

it('gives each an id of four digits, also if two names would have the same', () => {
  const ids = new Map<string, number>();
  const names = Array.from({ length: 1_000 }, (_, number) => `src/file${number}.ts`);
  assignIds(
    names.map((name) => ({ item: name, name, order: '' })),
    (name, id) => ids.set(name, id),
  );
  expect(new Set(ids.values()).size).toBe(names.length);
  expect([...ids.values()].filter((id) => id < 1_000 || id > 9_999)).toEqual([]);
});
