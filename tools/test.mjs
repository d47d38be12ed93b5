// One command that installs what the tests need, including a browser, and runs all of them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import './setup/nodeVersion.mjs';

const { install, NODE } = await import('./setup/install.mjs');
const { checkDisk, ROOT, SetupProblem } = await import('./setup/machine.mjs');

async function test() {
  checkDisk();
  process.stdout.write('Installing packages … ');
  console.log((await install()) ? 'done' : 'nothing to do');
  const run = spawn(NODE, [join(ROOT, 'tools/check.ts'), ...process.argv.slice(2)], { cwd: ROOT, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
  run.on('close', (code) => process.exit(code ?? 1));
}

test().catch((problem) => {
  console.error(problem instanceof SetupProblem ? `\n${problem.message}` : problem);
  process.exit(1);
});
