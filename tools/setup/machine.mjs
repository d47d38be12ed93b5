// What a machine needs before any of our code runs. Runs on the installed Node, without any packages.
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DISK_NEEDED = 2_000_000_000;

/** A reason to stop that a person can fix: printed as one sentence, without a stack. */
export class SetupProblem extends Error {}

export function checkDisk() {
  const { bavail, bsize } = statfsSync(ROOT);
  const free = Number(bavail) * Number(bsize);
  if (free >= DISK_NEEDED || isInstalled()) return;
  const inGigabytes = (bytes) => (bytes / 1e9).toFixed(1);
  throw new SetupProblem(
    `The disk has ${inGigabytes(free)} GB free, and the installation needs ${inGigabytes(DISK_NEEDED)} GB. Free some room and run the command again.`,
  );
}

/** Refuses a port that is in use. */
export function checkPort(port) {
  return new Promise((resolve, reject) => {
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      reject(new SetupProblem(`PORT must be a number from 0 to 65535, but it is "${process.env.PORT}".`));
      return;
    }
    const probe = createServer();
    probe.once('error', (error) => {
      const why = error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${error.code})`;
      reject(new SetupProblem(`Port ${port} ${why}. Stop that program or choose another port: PORT=8090 npm start`));
    });
    probe.listen(port, () => probe.close(resolve));
  });
}

const locked = (path) => (existsSync(join(ROOT, path)) ? JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages : {});

/** True if `node_modules` has every package of the lock file in its version; those for other systems may be missing. */
export function isInstalled() {
  const there = locked('node_modules/.package-lock.json');
  return Object.entries(locked('package-lock.json')).every(([path, wanted]) => {
    if (path === '' || wanted.link || wanted.optional || wanted.devOptional || !path.includes('node_modules/')) return true;
    return there[path]?.version === wanted.version;
  });
}
