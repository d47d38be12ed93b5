import { buildApp } from './compose/app.ts';
import { ConfigProblem, readConfig } from './config.ts';
import { startDemo } from './db/seed/startDemo.ts';
import { StoreUnavailable } from './delivery/store/objectStore.ts';
import { CompanyMissing, refuseExampleCompany } from './domains/settings/refuseExampleCompany.ts';
import { NatsRefused } from './live/natsNotifier.ts';
import { SECOND } from './times.ts';

/** Milliseconds to stop, beyond the time in which the tabs are sent away. */
const STOP_WITHIN = 20_000;

async function main(): Promise<void> {
  const app = await buildApp(readConfig(process.env));
  if (app.platform.config.production) await refuseExampleCompany(app.services.settings, app.platform.db);
  const endDemo = await startDemo(app, (step) => app.server.log.info(`Seeding ${step}`));
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A client that never disconnects must not keep the process from ending.
    setTimeout(() => process.exit(1), app.platform.config.drainSeconds * SECOND + STOP_WITHIN).unref();
    endDemo();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  await app.start();
}

main().catch((problem: unknown) => {
  const isPlain = [ConfigProblem, CompanyMissing, NatsRefused, StoreUnavailable].some((kind) => problem instanceof kind);
  console.error(isPlain && problem instanceof Error ? problem.message : problem);
  process.exit(1);
});
