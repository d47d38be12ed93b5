import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../../src/db/open.ts';
import { emptyDatabase } from '../../src/delivery/smoke/emptyDatabase.ts';
import { temporaryFolder } from './support/builds.ts';

const A_WHILE = 60_000;

/** How many migrations it has, and how many members. */
async function contentOf({ db, close }: Database) {
  const { rows: migrations } = await sql`select 1 from kysely_migration`.execute(db);
  const members = await db.selectFrom('members').select('id').execute();
  await close();
  return { migrations: migrations.length, members: members.length };
}

describe('the empty database of a check', () => {
  let dataDir: string;
  let folder: string;
  beforeAll(async () => {
    dataDir = await temporaryFolder();
    folder = path.join(dataDir, 'checks');
  });

  it(
    'is made once for a release, and starts from the kept one afterwards',
    async () => {
      await mkdir(folder);
      await writeFile(path.join(folder, 'empty-database-0123456789abcdef.tar'), 'of an older release');
      const first = await contentOf(await emptyDatabase(dataDir));
      const [kept, ...others] = await readdir(folder);
      expect(others).toEqual([]);
      expect(first.members).toBe(0);
      expect(first.migrations).toBeGreaterThan(100);

      const before = await stat(path.join(folder, String(kept)));
      expect(await contentOf(await emptyDatabase(dataDir))).toEqual(first);
      expect((await stat(path.join(folder, String(kept)))).mtimeMs).toBe(before.mtimeMs);
    },
    A_WHILE,
  );

  it(
    'has no rows of the check before',
    async () => {
      const before = await emptyDatabase(dataDir);
      await before.db.insertInto('settings').values({ key: 'of a check', value: '{}' }).execute();
      await before.close();
      const { db, close } = await emptyDatabase(dataDir);
      expect(await db.selectFrom('settings').select('key').execute()).toEqual([]);
      await close();
    },
    A_WHILE,
  );
});
