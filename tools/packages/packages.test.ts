import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ASSET_TYPES } from '@amarena/shared/build/assetTypes';
import { PLATFORM } from '@amarena/shared/contracts/platform/remote';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stageCreate } from './create.ts';
import { stageDeliver } from './deliver.ts';
import { stageShared } from './shared.ts';
import { isAnnounced, type Surface } from './surface.ts';

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, { types: string; default: string }>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const ROOT = path.join(import.meta.dirname, '../..');
const jsonIn = <File>(...parts: string[]): File => JSON.parse(readFileSync(path.join(...parts), 'utf8')) as File;
const temporary = mkdtempSync(path.join(tmpdir(), 'packages-'));
afterAll(() => rmSync(temporary, { recursive: true }));

let shared: string;
let deliver: string;
let create: string;
beforeAll(async () => {
  const staged = stageShared();
  shared = staged.stage;
  deliver = stageDeliver(staged.version);
  create = stageCreate(staged.version);
}, 180_000);

describe('every published package', () => {
  const stages = () => [shared, deliver, create];

  it('has a licence, a readme, and a changelog with its version', () => {
    expect(stages()).toHaveLength(3);
    for (const stage of stages()) {
      const { version } = jsonIn<PackageFile>(stage, 'package.json');
      expect(existsSync(path.join(stage, 'LICENSE'))).toBe(true);
      expect(readFileSync(path.join(stage, 'README.md'), 'utf8')).toContain(jsonIn<PackageFile>(stage, 'package.json').name);
      expect(readFileSync(path.join(stage, 'CHANGELOG.md'), 'utf8')).toMatch(new RegExp(`^## ${version}$`, 'm'));
    }
  });

  it('names exact versions', () => {
    const template = jsonIn<PackageFile>(create, 'template/package.json');
    const ours = [shared, deliver].map((stage) => jsonIn<PackageFile>(stage, 'package.json'));
    const all = [...ours, template].flatMap(({ dependencies }) => Object.values(dependencies));
    expect(all.length).toBeGreaterThan(20);
    // The journeys' guests bring others.
    expect(template.dependencies).toMatchObject({ react: jsonIn<PackageFile>(shared, 'package.json').dependencies.react });
    expect(all.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});

describe('the shared package', () => {
  it('exports the names that the workspace exports, and each is there with its types', () => {
    const { exports } = jsonIn<PackageFile>(shared, 'package.json');
    expect(Object.keys(exports)).toEqual(Object.keys(jsonIn<PackageFile>(ROOT, 'shared/package.json').exports));
    const missing = Object.values(exports)
      .flatMap((both) => Object.values(both))
      .filter((pattern) => globSync(pattern.replace('*', '**/*'), { cwd: shared }).length === 0);
    expect(missing).toEqual([]);
  });

  it('has no tests, no stories and no sources', () => {
    const files = globSync('**/*', { cwd: shared, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(100);
    expect(files.map(({ name }) => name).filter((name) => /\.(test|stories)\.|(?<!\.d)\.tsx?$/.test(name))).toEqual([]);
  });

  it('imports no TypeScript file and nothing of this repository', () => {
    const wrong = globSync('**/*.{js,d.ts}', { cwd: shared }).filter((file) =>
      /(?:from |import\()\s*["'](?:\.[^"']*\.tsx?|@amarena\/(?!shared\/)[^"']*)["']/.test(readFileSync(path.join(shared, file), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('loads in Node from a folder of installed packages', async () => {
    const installed = path.join(temporary, 'node_modules/@amarena/shared');
    await mkdir(path.dirname(installed), { recursive: true });
    symlinkSync(shared, installed);
    const { readTarget } = (await import(path.join(installed, 'dist/build/target.js'))) as typeof import('@amarena/shared/build/target');
    await expect(readTarget(temporary)).rejects.toThrow('package.json');
  });
});

describe('the command of a remote', () => {
  it('brings nothing of the server but what speaks to it', () => {
    const { dependencies } = jsonIn<PackageFile>(deliver, 'package.json');
    expect(Object.keys(dependencies).sort()).toEqual(['@amarena/shared', 'commander']);
    expect(globSync('dist/**/*.js', { cwd: deliver }).length).toBeLessThan(10);
  });
});

describe('a new remote', () => {
  const made = (name: string) => {
    const folder = mkdtempSync(path.join(temporary, 'made-'));
    const { status, stderr } = spawnSync(process.execPath, [path.join(create, 'dist/main.js'), name], { cwd: folder, encoding: 'utf8' });
    return { folder, status, stderr };
  };

  it('has its own name everywhere, and the files whose names begin with a dot', () => {
    const { folder, status } = made('mf-presents');
    expect(status).toBe(0);
    const files = globSync('mf-presents/**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
    const texts = files.map((file) => file.name + readFileSync(path.join(file.parentPath, file.name), 'utf8'));
    expect(files.length).toBeGreaterThan(20);
    expect(texts.filter((text) => /example(?!s\b)/i.test(text))).toEqual([]);
    for (const dotted of ['.gitignore', '.github/workflows/remote.yml'])
      expect(existsSync(path.join(folder, 'mf-presents', dotted))).toBe(true);
  });

  it('requires all that the shell of this release offers: whatever it uses, an older shell does not start it', () => {
    const { folder } = made('mf-presents');
    const { amarena } = jsonIn<{ amarena: { requires: object } }>(folder, 'mf-presents/package.json');
    expect(amarena.requires).toEqual(PLATFORM);
  });

  it('knows the types of pictures, fonts and films, as the build copies them', () => {
    const { folder } = made('mf-presents');
    const declared = readFileSync(path.join(folder, 'mf-presents/src/assets.d.ts'), 'utf8');
    for (const type of ASSET_TYPES) expect(declared).toContain(`declare module '*.${type}' {`);
  });

  it.each(['presents', 'mf-Presents', 'mf-p', 'mf-../x', 'mf-chat', ''])('cannot be called "%s"', (name) => {
    const { folder, status, stderr } = made(name);
    expect(status).toBe(1);
    expect(stderr).toMatch(/mf-gifts|Choose another name/);
    expect(globSync('**/*', { cwd: folder })).toEqual([]);
  });

  it('replaces nothing', () => {
    const folder = mkdtempSync(path.join(temporary, 'full-'));
    mkdirSync(path.join(folder, 'mf-presents/src'), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [path.join(create, 'dist/main.js'), 'mf-presents'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('is not empty') });
  });
});

describe('the public types of the shared package', () => {
  const before: Surface = { version: '1.0.0', changesets: ['toasts'], types: { 'ui/index.d.ts': '1' } };

  it.each([
    ['a changeset that came later', { ...before, changesets: ['gifts', 'toasts'] }],
    ['a new version', { ...before, version: '1.1.0', changesets: [] }],
  ])('may change with %s', (_what, now) => {
    expect(isAnnounced(before, now)).toBe(true);
  });

  it('may not change with the changesets of earlier changes alone', () => {
    expect(isAnnounced(before, before)).toBe(false);
  });
});
