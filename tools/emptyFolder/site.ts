import { buildApp } from '../../server/src/compose/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { freePort } from '../../server/src/freePort.ts';
import { releaseSome } from '../setup/publishMissing.ts';

/** A site in this process, on the embedded database. */
export interface Site {
  readonly address: string;
  stop(): Promise<void>;
}

/** Builds, publishes and serves the site from an empty data folder. */
export async function openSite(dataDir: string): Promise<Site> {
  const port = await freePort();
  const config = readConfig({ ...process.env, PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' });
  await releaseSome(null, { config, by: 'npm run empty-folder', say: () => undefined });
  const app = await buildApp(config);
  await app.start();
  return { address: config.publicUrl, stop: () => app.close() };
}
