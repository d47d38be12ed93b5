import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');
/** A folder laid out like the project, with only its rules and the dependencies that its parts declare. */
const PROJECT = mkdtempSync(join(tmpdir(), 'boundaries-'));
copyFileSync(join(ROOT, 'biome.json'), join(PROJECT, 'biome.json'));
for (const part of ['mf-chat', 'shell', 'server']) {
  mkdirSync(join(PROJECT, part));
  copyFileSync(join(ROOT, part, 'package.json'), join(PROJECT, part, 'package.json'));
}
afterAll(() => rmSync(PROJECT, { recursive: true }));

/** The linter's output for a single import in a file with the given name. */
function lint(file: string, imported: string, rest = ''): { allowed: boolean; said: string } {
  mkdirSync(dirname(join(PROJECT, file)), { recursive: true });
  writeFileSync(join(PROJECT, file), `import { something } from '${imported}';\n\nconsole.log(something);\n${rest}`);
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['lint', '--vcs-enabled=false', file], { cwd: PROJECT, encoding: 'utf8' });
  return { allowed: status === 0, said: `${stdout}${stderr}` };
}

describe('who may import whom', () => {
  it.each([
    ['mf-chat/src/wrong.ts', '@amarena/mf-members/entry', 'A remote imports shared only'],
    ['mf-chat/src/wrong.ts', '../../mf-members/src/useLike.ts', 'public sub-path'],
    ['mf-chat/src/wrong.ts', '../../shared/src/bus/bus.ts', 'public sub-path'],
    ['mf-chat/src/wrong.ts', 'rxjs', 'one instance'],
    ['shell/src/wrong.ts', '@amarena/mf-chat/entry', 'meets the remotes at run time'],
    ['server/src/wrong.ts', '@amarena/shared/ui', 'nothing else'],
    ['server/src/domains/chats/wrong.ts', '../likes/repository.ts', 'its SQL is its own'],
    ['shared/src/contracts/wrong.ts', 'react', 'nothing but each other'],
    ['mf-chat/src/wrong.ts', 'react-hook-form', 'noUndeclaredDependencies'],
    ['e2e/specs/wrong.ts', '../../mf-chat/src/entry.tsx', 'no product source'],
  ])('refuses that %s imports %s', (file, imported, why) => {
    const { allowed, said } = lint(file, imported);
    expect(allowed).toBe(false);
    expect(said).toContain(why);
  });

  it.each([
    ['mf-chat/src/right.ts', '@amarena/shared/contracts/chats'],
    ['shell/src/right.ts', '@amarena/shared/bus'],
    ['server/src/right.ts', '@amarena/shared/errors/codes'],
  ])('allows that %s imports %s', (file, imported) => {
    expect(lint(file, imported).allowed).toBe(true);
  });

  it('refuses two files that import each other, be it for a type alone', () => {
    const there = join(PROJECT, 'mf-chat/src/there.ts');
    mkdirSync(dirname(there), { recursive: true });
    writeFileSync(
      there,
      "import type { Here } from './here.ts';\n\nexport const something = (here: Here) => here;\nexport type There = Here;\n",
    );
    const { allowed, said } = lint('mf-chat/src/here.ts', './there.ts', 'export type Here = string;\n');
    expect(allowed).toBe(false);
    expect(said).toContain('cycle');
  });
});
