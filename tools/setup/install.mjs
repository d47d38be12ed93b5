import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isInstalled, ROOT, SetupProblem } from './machine.mjs';

/** Path of the Node release that the project pins; it exists after `install`. */
export const NODE = join(ROOT, 'node_modules/.bin/node');

const REASONS = [
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|network/i,
    'The packages cannot be downloaded: the network does not answer. Check the connection and run the command again.',
  ],
  [/ENOSPC/, 'The disk is full. Free some room and run the command again.'],
  [/EACCES|EPERM/, 'This folder is not writable. Take ownership of it and run the command again.'],
];

/** Installs exactly what the lock file names, unless it is installed. Resolves to true if it installed something. */
export async function install() {
  if (isInstalled()) return false;
  const output = await new Promise((resolve, reject) => {
    // Not `npm install`: that may take other versions than the lock file names, and keeps binaries of another system.
    const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      shell: process.platform === 'win32',
    });
    const said = [];
    npm.stdout.on('data', (text) => said.push(text));
    npm.stderr.on('data', (text) => said.push(text));
    npm.on('error', reject);
    npm.on('close', (code) => resolve({ code, text: Buffer.concat(said).toString() }));
  });
  if (output.code === 0) return true;
  const known = REASONS.find(([pattern]) => pattern.test(output.text));
  throw new SetupProblem(known ? known[1] : `npm ci failed:\n${output.text}`);
}
