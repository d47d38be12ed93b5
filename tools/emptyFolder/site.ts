import { DELIVERY_RIGHTS } from '@amarena/shared/contracts/platform/releases';
import { buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { makeToken } from '../../server/src/domains/releases/tokens.ts';
import { freePort } from '../../server/src/freePort.ts';
import { HOUR } from '../../server/src/times.ts';
import { releaseSome } from '../setup/publishMissing.ts';

/** A site in this process, on the embedded database. */
export interface Site {
  readonly address: string;
  /** A token with which a team may do everything to its remote. */
  tokenFor(remote: string): Promise<string>;
  stop(): Promise<void>;
}

/** Builds, publishes and serves the site from an empty data folder. */
export async function openSite(dataDir: string): Promise<Site> {
  const port = await freePort();
  const config = readConfig({ ...process.env, PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' });
  await releaseSome(null, { config, by: 'npm run empty-folder', say: () => undefined });
  const app = await buildApp(config);
  await app.start();
  return {
    address: config.publicUrl,
    async tokenFor(remote) {
      const created_at = new Date();
      const expires_at = new Date(created_at.getTime() + HOUR);
      const steps = [...DELIVERY_RIGHTS];
      const made = {
        name: `the team of ${remote}`,
        parts: [remote],
        steps,
        exchanged: false,
        identity: null,
        made_by: 'npm run empty-folder',
      };
      return (await makeToken(app.platform.db, { ...made, created_at, expires_at })).token;
    },
    stop: () => app.close(),
  };
}
