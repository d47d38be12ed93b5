// Runs tools on one remote: `dev` serves it during development, `e2e` tests it alone. The scripts of every remote call
// this.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import './setup/nodeVersion.mjs';

const { install, NODE } = await import('./setup/install.mjs');
const { checkDisk, ROOT, SetupProblem } = await import('./setup/machine.mjs');
const PROGRAMS = { dev: 'tools/dev/serve.ts', e2e: 'tools/e2e.ts' };

async function work([verb, ...given]) {
  checkDisk();
  if (await install()) console.log('Packages installed.');
  const run = spawn(NODE, [join(ROOT, PROGRAMS[verb]), ...given], { cwd: ROOT, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
  run.on('close', (code) => process.exit(code ?? 1));
}

work(process.argv.slice(2)).catch((problem) => {
  console.error(problem instanceof SetupProblem ? `\n${problem.message}` : problem);
  process.exit(1);
});
