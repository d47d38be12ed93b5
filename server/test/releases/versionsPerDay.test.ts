import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { UPLOAD_LIMITS } from '../../src/domains/releases/uploadLimits.ts';
import { createUploads } from '../../src/domains/releases/uploads.ts';
import { aRemoteBuild } from '../delivery/support/builds.ts';
import { filesIn, made, openTokenSite, ruleOf, type TokenSite } from './support.ts';

const DAY = 86_400_000;

let site: TokenSite;
beforeAll(async () => {
  site = await openTokenSite();
});
afterAll(() => site.close());

const aBuild = (version: string) => aRemoteBuild({ remote: 'mf-chat', version });
const idOf = async (name: string) =>
  (await site.server.database.db.selectFrom('delivery_tokens').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

/** As if so many versions of the chat had been published today. */
const publishMany = (count: number) =>
  sql`insert into delivery_publications select 'mf-chat', 'earlier-' || n, ${site.server.platform.now()} from generate_series(1, ${count}::integer) n
    on conflict do nothing`.execute(site.server.database.db);

describe('new versions within a day', () => {
  it('are 200 of one part at most, of all tokens together', async () => {
    const greedy = site.client(await site.token({ parts: 'mf-chat,mf-signup', days: 3 }));
    const first = await aBuild('3.7.0');
    made(await greedy.publish(first));
    await publishMany(UPLOAD_LIMITS.versionsPerDay - 2);
    made(await site.client(await site.token({ parts: 'mf-chat' })).publish(await aBuild('3.7.1')));
    const next = await aBuild('3.7.2');
    expect(ruleOf(await greedy.publish(next))).toBe('upload_refused');
    // What is published already needs no place.
    made(await greedy.publish(first));
    made(await greedy.publish(await aRemoteBuild({ remote: 'mf-signup' })));
    site.server.pass(DAY + 1_000);
    made(await greedy.publish(next));
    await site.server.services.releases.forgetOld();
    const { rows } = await sql<{ version: string }>`select version from delivery_publications`.execute(site.server.database.db);
    expect(rows).toEqual([{ version: '3.7.2' }]);
  });

  it('are 200 also if several servers publish the last ones at the same moment', async () => {
    const { db } = site.server.database;
    await site.token({ name: 'pipeline of many' });
    const tokenId = await idOf('pipeline of many');
    // Beside the one of the test above: one place is left.
    await publishMany(UPLOAD_LIMITS.versionsPerDay - 2);
    const versions = ['4.0.0', '4.0.1', '4.0.2', '4.0.3'];
    const servers = versions.map(() => createUploads({ db, now: site.server.platform.now, stores: site.stores, onLeft: () => undefined }));
    const builds = versions.map((version) => ({ part: 'mf-chat', version }) as const);
    for (const [index, build] of builds.entries()) {
      const [folder, uploads] = [await aBuild(build.version), servers[index]];
      const begun = await uploads?.begin(tokenId, build, await readFile(path.join(folder, MANIFEST_FILE)));
      expect(begun?.ok).toBe(true);
      const files = await filesIn(folder);
      for (const [name, bytes] of files) {
        if (name === MANIFEST_FILE) continue;
        const [file, form] = name.endsWith('.gz') ? [name.slice(0, -3), 'gz' as const] : [name, 'plain' as const];
        const named = { ...build, file, form };
        const { facts } = made((await uploads?.expected(tokenId, named)) ?? { ok: false, error: null });
        made((await uploads?.keep(tokenId, named, bytes, facts)) ?? { ok: false, error: null });
      }
    }
    const outcomes = await Promise.all(builds.map((build, index) => servers[index]?.publish(tokenId, build)));
    expect(outcomes.map((outcome) => outcome && ruleOf(outcome)).sort()).toEqual(['accepted', ...Array(3).fill('upload_refused')]);
  });

  it('lose no place to a version that is refused', async () => {
    const { db } = site.server.database;
    const client = site.client(await site.token({ parts: 'mf-payments' }));
    const other = await aRemoteBuild({ remote: 'mf-payments', manifest: { container: 'another_one' } });
    expect(ruleOf(await client.publish(other))).toBe('manifest_invalid');
    expect(await db.selectFrom('delivery_publications').select('version').where('part', '=', 'mf-payments').execute()).toEqual([]);
  });
});
