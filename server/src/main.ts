import { buildApp } from './compose/app.ts';
import { ConfigProblem, readConfig } from './config.ts';
import { startDemo } from './db/seed/startDemo.ts';
import { CompanyMissing, refuseExampleCompany } from './domains/settings/ownCompany.ts';

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
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    endDemo();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  await app.start();
}

main().catch((problem: unknown) => {
  console.error(problem instanceof ConfigProblem || problem instanceof CompanyMissing ? problem.message : problem);
  process.exit(1);
});
