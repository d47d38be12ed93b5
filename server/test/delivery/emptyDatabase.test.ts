import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../../src/db/open.ts';
import { emptyDatabase } from '../../src/delivery/smoke/emptyDatabase.ts';
import { temporaryFolder } from './support/builds.ts';

const A_WHILE = 180_000;
const HOUR = 3_600_000;

const refuse = (line: string): never => {
  throw new Error(line);
};

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
      const [abandoned, written] = ['.draft-12-0123', '.draft-34-4567'];
      for (const name of [abandoned, written]) await writeFile(path.join(folder, name), 'a part of it');
      const long = new Date(Date.now() - 2 * HOUR);
      await utimes(path.join(folder, abandoned), long, long);
      const first = await contentOf(await emptyDatabase(dataDir, refuse));
      const [kept, ...others] = (await readdir(folder)).sort((one, other) => other.length - one.length);
      expect(others).toEqual([written]);
      expect(first.members).toBe(0);
      expect(first.migrations).toBeGreaterThan(100);

      const before = await stat(path.join(folder, String(kept)));
      expect(await contentOf(await emptyDatabase(dataDir, refuse))).toEqual(first);
      expect((await stat(path.join(folder, String(kept)))).mtimeMs).toBe(before.mtimeMs);
    },
    A_WHILE,
  );

  it(
    'is made again, and says so, if the kept one is broken or cannot be kept',
    async () => {
      const [kept] = (await readdir(folder)).filter((name) => name.endsWith('.tar'));
      const file = path.join(folder, String(kept));
      const whole = await stat(file);
      await writeFile(file, 'half of it');
      const lines: string[] = [];
      const say = (line: string) => void lines.push(line);
      expect((await contentOf(await emptyDatabase(dataDir, say))).members).toBe(0);
      expect(lines).toEqual([expect.stringMatching(/cannot be opened, and is made again/)]);
      expect((await stat(file)).size).toBe(whole.size);

      const aFile = path.join(dataDir, 'a file');
      await writeFile(aFile, '');
      expect((await contentOf(await emptyDatabase(aFile, say))).members).toBe(0);
      expect(lines.at(-1)).toMatch(/could not be kept, so that the next check makes one again/);
    },
    A_WHILE,
  );

  it(
    'has no rows of the check before',
    async () => {
      const before = await emptyDatabase(dataDir, refuse);
      await before.db.insertInto('settings').values({ key: 'of a check', value: '{}' }).execute();
      await before.close();
      const { db, close } = await emptyDatabase(dataDir, refuse);
      expect(await db.selectFrom('settings').select('key').execute()).toEqual([]);
      await close();
    },
    A_WHILE,
  );
});
