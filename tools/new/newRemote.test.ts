import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLATFORM } from '@amarena/shared/contracts/platform/remote';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EDITS } from './edits.ts';
import { NameRefused } from './names.ts';
import { newRemote } from './newRemote.ts';

const PLATFORM_FILE = 'shared/src/contracts/platform/remote.ts';
const ROOT = join(import.meta.dirname, '../..');
let project: string;

/** A folder with only the files that list all remotes. */
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'new-remote-'));
  for (const { file } of EDITS) cpSync(join(ROOT, file), join(project, file));
});
afterEach(() => rmSync(project, { recursive: true }));

const textOf = (file: string): string => readFileSync(join(project, file), 'utf8');
const knownFiles = (): string[] => EDITS.map(({ file }) => textOf(file));

describe('a new remote', () => {
  it('has contract, route, screen, catalogues, component test, journey and budget', () => {
    const files = newRemote(project, 'mf-gifts');
    for (const file of [
      'mf-gifts/src/entry.tsx',
      'mf-gifts/src/GiftsScreen.tsx',
      'mf-gifts/src/GiftsScreen.test.tsx',
      'mf-gifts/src/words/pl.ts',
      'e2e/specs/mf-gifts/gifts.spec.ts',
    ]) {
      expect(files).toContain(file);
      expect(textOf(file)).not.toMatch(/example/i);
    }
    const { amarena } = JSON.parse(textOf('mf-gifts/package.json'));
    expect(amarena).toMatchObject({ name: 'mf-gifts', screens: { gifts: 'GiftsScreen.tsx' }, budgets: { routes: { gifts: 5000 } } });
    expect(textOf('shared/src/contracts/platform/routes.ts')).toContain("route('/gifts', 'mf-gifts'),");
  });

  it('stands wherever remotes are listed', () => {
    newRemote(project, 'mf-gifts');
    const edited = EDITS.flatMap(({ file }) => (file === PLATFORM_FILE ? [] : [file]));
    expect(edited).not.toHaveLength(0);
    for (const file of edited) expect(textOf(file)).toContain('mf-gifts');
    for (const file of ['package.json', 'biome.json', 'tsconfig.json', 'tools/tsconfig.json'])
      expect(() => JSON.parse(textOf(file))).not.toThrow();
  });

  it('needs a shell whose route table has its address', () => {
    newRemote(project, 'mf-gifts');
    const { routes } = JSON.parse(textOf('mf-gifts/package.json')).amarena.requires;
    expect(routes).not.toBe(PLATFORM.routes);
    expect(textOf(PLATFORM_FILE)).toContain(`routes: '${routes}'`);
  });

  it.each([
    ['gifts', 'starts with "mf-"'],
    ['mf-Gifts', 'lower-case letters'],
    ['mf-', 'lower-case letters'],
    ['../mf-gifts', 'starts with'],
    ['mf-chat', 'The remote mf-chat already exists'],
    ['mf-likes', '/likes belongs to mf-members already'],
    ['mf-api', '/api belongs to the server'],
  ])('is refused by the name %s before anything changes', (name, why) => {
    const before = knownFiles();
    expect(() => newRemote(project, name)).toThrow(NameRefused);
    expect(() => newRemote(project, name)).toThrow(why);
    expect(knownFiles()).toEqual(before);
  });

  it('is not made twice', () => {
    newRemote(project, 'mf-gifts');
    const made = knownFiles();
    expect(() => newRemote(project, 'mf-gifts')).toThrow('already exists');
    expect(knownFiles()).toEqual(made);
  });

  it('changes nothing where a file does not look as it should', () => {
    writeFileSync(join(project, 'tsconfig.json'), '{}');
    const before = knownFiles();
    expect(() => newRemote(project, 'mf-gifts')).toThrow(/^tsconfig\.json has no line .* Nothing was changed\.$/);
    expect(knownFiles()).toEqual(before);
    expect(existsSync(join(project, 'mf-gifts'))).toBe(false);
  });
});
