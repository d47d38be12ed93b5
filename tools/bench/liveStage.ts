import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { inTransaction } from '../../server/src/db/schema.ts';
import { findPostgres, ownDatabase } from '../check/services.ts';
import { fillCrowd } from './crowd.ts';
import { startNats } from './nats.ts';
import { NotMeasurable } from './programs.ts';

export interface Member {
  readonly id: string;
  /** Of a session. */
  readonly token: string;
}

/** A database with members, and NATS, for servers that hold streams. This process publishes. */
export interface LiveStage {
  /** Environment of these servers. */
  readonly settings: Readonly<Record<string, string>>;
  readonly members: readonly Member[];
  /** Tells a member a number, by an event; calls `onCommit` right before it is committed. */
  publish(member: string, number: number, onCommit: () => void): Promise<void>;
  /** Tells all of these members a number, in one transaction. */
  publishToAll(members: readonly Member[], number: number): Promise<void>;
}

async function logInAll({ platform: { db, sessions } }: App): Promise<Member[]> {
  const members = await db.selectFrom('members').select('id').execute();
  return Promise.all(members.map(async ({ id }) => ({ id, token: await sessions.start(db, id) })));
}

/** Works on a stage with so many members, on a PostgreSQL and a NATS of this machine. Throws `NotMeasurable`. */
export async function onLiveStage<Value>(members: number, work: (stage: LiveStage) => Promise<Value>): Promise<Value> {
  const found = await findPostgres();
  if ('why' in found) throw new NotMeasurable(found.why);
  const nats = await startNats();
  const database = await ownDatabase(found.url, `amarena_streams_${process.pid}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'amarena-streams-'));
  try {
    const settings = {
      ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, NATS_URL: nats.url },
      ...{ LOG_LEVEL: 'error', PORT: '0' },
    };
    const web = await buildApp(readConfig({ ...settings, ROLES: 'web' }));
    await fillCrowd(web.database.pool, members);
    const value = await work({
      settings,
      members: await logInAll(web),
      publish: (member, number, onCommit) =>
        inTransaction(web.platform.db, async (trx) => {
          await web.services.live.publish(trx, member, { type: 'likes_changed', new_likes: number });
          onCommit();
        }),
      publishToAll: (all, number) =>
        inTransaction(web.platform.db, (trx) =>
          web.services.live.publishAll(
            trx,
            all.map(({ id }) => ({ to: id, event: { type: 'likes_changed', new_likes: number } })),
          ),
        ),
    });
    await web.close();
    return value;
  } finally {
    await nats.stop();
    await rm(dataDir, { recursive: true, force: true });
    await database.drop();
  }
}
