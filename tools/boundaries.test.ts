import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');
/** A folder laid out like the project, with only its rules and the dependencies that its parts declare. */
const PROJECT = mkdtempSync(join(tmpdir(), 'boundaries-'));
mkdirSync(join(PROJECT, 'tools/lint'), { recursive: true });
for (const rules of ['biome.json', 'tools/lint/sql.grit', 'tools/lint/testing.grit']) copyFileSync(join(ROOT, rules), join(PROJECT, rules));
for (const part of ['mf-chat', 'shell', 'server']) {
  mkdirSync(join(PROJECT, part));
  copyFileSync(join(ROOT, part, 'package.json'), join(PROJECT, part, 'package.json'));
}
afterAll(() => rmSync(PROJECT, { recursive: true }));

/** The linter's output for a file with the given name and text. */
function lintText(file: string, text: string): { allowed: boolean; said: string } {
  mkdirSync(dirname(join(PROJECT, file)), { recursive: true });
  writeFileSync(join(PROJECT, file), text);
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const { status, stdout, stderr } = spawnSync(biome, ['lint', '--vcs-enabled=false', file], { cwd: PROJECT, encoding: 'utf8' });
  return { allowed: status === 0, said: `${stdout}${stderr}` };
}

/** The linter's output for a single import in a file with the given name. */
const lint = (file: string, imported: string, rest = '') =>
  lintText(file, `import { something } from '${imported}';\n\nconsole.log(something);\n${rest}`);

describe('who may import whom', () => {
  it.each([
    ['mf-chat/src/wrong.ts', '@amarena/mf-members/entry', 'A remote imports shared only'],
    ['mf-chat/src/wrong.ts', '../../mf-members/src/useLike.ts', 'public sub-path'],
    ['mf-chat/src/wrong.ts', '../../shared/src/bus/bus.ts', 'public sub-path'],
    ['mf-chat/src/wrong.ts', 'rxjs', 'one instance'],
    ['shell/src/wrong.ts', '@amarena/mf-chat/entry', 'meets the remotes at run time'],
    ['server/src/wrong.ts', '@amarena/shared/ui', 'nothing else'],
    ['server/src/domains/chats/wrong.ts', '../likes/repository.ts', 'its SQL is its own'],
    ['server/src/domains/chats/script/wrong.ts', '../../likes/repository.ts', 'its SQL is its own'],
    ['server/src/domains/payments/provider/sandbox/wrong.ts', '../../../chats/partners.repository.ts', 'its SQL is its own'],
    ['server/src/domains/chats/wrong.ts', '../payments/provider/sandbox/repository.ts', 'its SQL is its own'],
    ['server/src/delivery/smoke/wrong.ts', '../../domains/landers/repository.ts', "A domain's SQL is its own"],
    ['server/src/live/wrong.ts', '../domains/chats/partners.repository.ts', "A domain's SQL is its own"],
    ['server/src/http/wrong.ts', '../domains/moderation/suspensions.ts', 'knows no domain'],
    ['server/src/http/wrong.ts', '../domains/moderation/suspensions.repository.ts', 'knows no domain'],
    ['server/src/http/wrong.ts', '@amarena/shared/ui', 'nothing else'],
    ['server/src/live/wrong.ts', '@amarena/shared/ui', 'nothing else'],
    ['shared/src/contracts/chat/wrong.ts', 'react', 'nothing but each other'],
    ['shared/src/contracts/chat/wrong.ts', '../../errors/apiErrors.ts', 'nothing but each other'],
    ['shared/src/neutral/wrong.ts', 'react', 'work without React'],
    ['shared/src/neutral/wrong.ts', '../bus/index.ts', 'work without React'],
    ['shared/src/neutral/wrong.ts', '@amarena/shared/bus', 'work without React'],
    ['mf-chat/src/wrong.ts', 'msw', 'belongs to tests'],
    ['mf-chat/src/screens/wrong.tsx', '@amarena/shared/testing', 'belongs to tests'],
    ['shell/src/wrong.ts', '@amarena/shared/testing/msw', 'belongs to tests'],
    ['shared/src/ui/wrong.ts', 'msw', 'belongs to tests'],
    ['server/src/wrong.ts', 'msw', 'belongs to tests'],
    ['server/src/domains/chats/wrong.ts', '@amarena/shared/testing', 'belongs to tests'],
    ['mf-chat/src/wrong.ts', 'react-hook-form', 'noUndeclaredDependencies'],
    ['e2e/specs/wrong.ts', '../../mf-chat/src/entry.tsx', 'no product source'],
  ])('refuses that %s imports %s', (file, imported, why) => {
    const { allowed, said } = lint(file, imported);
    expect(allowed).toBe(false);
    expect(said).toContain(why);
  });

  it.each([
    ['mf-chat/src/right.ts', '@amarena/shared/contracts/chat/chats'],
    ['shared/src/neutral/right.ts', '../bus/bus.ts'],
    ['mf-chat/src/right.test.tsx', '@amarena/shared/testing'],
    ['shell/src/testing/right.tsx', '@amarena/shared/testing'],
    ['shell/src/right.ts', '@amarena/shared/bus'],
    ['server/src/right.ts', '@amarena/shared/errors/apiErrors'],
    ['server/src/compose/right.ts', '../domains/chats/partners.repository.ts'],
    ['server/src/cli/roles/right.ts', '../../domains/accounts/roles.repository.ts'],
    ['server/src/db/seed/right.ts', '../../domains/payments/provider/sandbox/repository.ts'],
    ['server/src/domains/chats/right.ts', './partners.repository.ts'],
    ['server/src/domains/chats/script/right.ts', '../partners.repository.ts'],
    ['server/src/domains/payments/provider/sandbox/right.ts', '../../repository.ts'],
    ['server/src/live/right.ts', '../domains/chats/service.ts'],
    ['server/src/live/right.ts', './repository.ts'],
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

describe('where SQL is', () => {
  const wrong = 'server/src/domains/chats/wrong.ts';

  it.each([
    "export const all = (db) => db.selectFrom('chats').execute();\n",
    "export const all = (db) =>\n  db\n    .selectFrom('chats')\n    .execute();\n",
    "export const add = (trx) => trx.insertInto('chats').execute();\n",
    "export const change = (trx) => trx.updateTable('chats').execute();\n",
    "export const drop = ({ platform }) => platform.db.deleteFrom('chats').execute();\n",
    "export const both = (db) => db.with('one', (query) => query).execute();\n",
    'export const now = sql`now()`;\n',
    'export const now = sql<Date>`now()`;\n',
    "export const now = sql.raw('now()');\n",
  ])('refuses %j outside a repository', (text) => {
    const { allowed, said } = lintText(wrong, text);
    expect(allowed).toBe(false);
    expect(said).toContain('SQL lives in repositories: give this query a name in one.');
  });

  it.each([
    'server/src/domains/chats/repository.ts',
    'server/src/domains/chats/partners.repository.ts',
    'server/src/db/right.ts',
    'server/src/domains/chats/right.test.ts',
  ])('allows it in %s', (file) => {
    expect(lintText(file, "export const all = (db) => db.selectFrom('chats').where(sql`true`).execute();\n").allowed).toBe(true);
  });

  it.each(['export const changed = [1, 2].with(0, 3);\n', 'export const page = html`<p></p>`;\n'])('takes %j for none', (text) => {
    expect(lintText(wrong, text).allowed).toBe(true);
  });
});
