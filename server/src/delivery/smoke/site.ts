import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LanderTemplates } from '@amarena/shared/contracts/landers/landerTemplates';
import { type App, buildApp } from '../../compose/app.ts';
import { readConfig } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { insertMembers } from '../../db/seed/insert.ts';
import { namedMembers } from '../../db/seed/named.ts';
import { saveRoles } from '../../domains/accounts/index.ts';
import { freePort } from '../../freePort.ts';
import type { DeliveryStores } from '../folders.ts';
import { publishOfEach } from './landers.ts';

export interface Site {
  /** Where it listens, on the loopback address. */
  readonly origin: string;
  /** Runs all due jobs: mails, notices of payments. */
  settle(): Promise<void>;
  /** Gives a member the roles whose pages are opened, too. */
  appoint(memberId: string): Promise<void>;
  /** Publishes a lander of each of these templates at its plain address. */
  publishOfEach(templates: LanderTemplates): Promise<void>;
  close(): Promise<void>;
}

// Photos cannot be uploaded yet, and a screen without any would show little: these members come with drawn portraits.
const settleNeighbours = async ({ platform }: App): Promise<void> => insertMembers(platform.db, namedMembers(platform.now()), '');

/**
 * A separate site on a free port: a database that it closes, a folder of its own, the code of `delivery`, a few
 * members.
 */
export async function openSite(delivery: DeliveryStores, openDatabase: () => Promise<Database>): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'amarena-smoke-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    // A page that is drawn ahead contains its address before the site listens.
    const port = await freePort();
    const address = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
    const config = readConfig({ ...address, DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
    const app = await buildApp(config, { database: await openDatabase(), delivery });
    await settleNeighbours(app);
    const origin = await app.start();
    return {
      origin,
      settle: async () => {
        await app.services.jobs.runDue();
      },
      appoint: (memberId) => saveRoles(app.platform.db, memberId, ['moderator', 'editor', 'developer']),
      publishOfEach: (templates) => publishOfEach(app, templates),
      async close() {
        await app.close();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
