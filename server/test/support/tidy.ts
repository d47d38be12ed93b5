import { channel } from 'node:diagnostics_channel';
import { stopCitus } from './citus.ts';
import { dropTemplate } from './database.ts';
import { stopAllNats } from './nats.ts';

/** Jest calls it once, after the last server test; also closes databases of tests that ran in Jest's own process. */
export default async function tidy(): Promise<void> {
  channel('amarena:tests-end').publish({});
  await dropTemplate();
  await stopCitus();
  await stopAllNats();
}
