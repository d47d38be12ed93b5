// One command from a fresh clone to the running site. Everything that can stop it prints a sentence.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import './setup/nodeVersion.mjs';

const { install, NODE } = await import('./setup/install.mjs');
const { checkDisk, checkPort, ROOT, SetupProblem } = await import('./setup/machine.mjs');

async function start() {
  checkDisk();
  await checkPort(Number(process.env.PORT ?? 8080));
  const began = Date.now();
  process.stdout.write('Installing packages (about a minute the first time) … ');
  const installed = await install();
  console.log(installed ? `${Math.round((Date.now() - began) / 1000)} s` : 'nothing to do');

  const site = spawn(NODE, [join(ROOT, 'tools/serve.ts')], { cwd: ROOT, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal));
  site.on('close', (code) => process.exit(code ?? 0));
}

start().catch((problem) => {
  console.error(problem instanceof SetupProblem ? `\n${problem.message}` : problem);
  process.exit(1);
});
