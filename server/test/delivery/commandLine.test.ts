import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { delivered, openDelivery, publishBuild } from './support/delivery.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Each call starts a process. */
const A_WHILE = 60_000;
const environment = (dataDir: string) => ({ PATH: process.env.PATH, DATA_DIR: dataDir });

function run(command: string, words: readonly string[], dataDir = '/nowhere'): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    const file = path.join(ROOT, `server/src/cli/${command}.ts`);
    execFile(process.execPath, [file, ...words], { cwd: ROOT, env: environment(dataDir) }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

describe('a command', () => {
  it.each([
    ['deliver', '--help'],
    ['deliver', 'activate', '--help'],
    ['lander', '-h'],
    ['role', 'give', '--help'],
  ])(
    '%s %s says how it is used',
    async (command, ...words) => {
      const { code, out, err } = await run(command, words);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain(`npm run ${command} -- <verb>`);
    },
    A_WHILE,
  );

  it.each(['deliver', 'lander', 'role'])(
    '%s says how it is used where it does not know an option',
    async (command) => {
      const { code, err } = await run(command, ['list', '--percents', '3']);
      expect(code).toBe(2);
      expect(err).toMatch(/--percents.*npm run/s);
    },
    A_WHILE,
  );

  it(
    'ends quietly once its reader has seen enough',
    async () => {
      const { root } = await openDelivery();
      const child = spawn(process.execPath, [path.join(ROOT, 'server/src/cli/deliver.ts'), 'history'], {
        cwd: ROOT,
        env: environment(root),
      });
      let err = '';
      child.stderr.on('data', (piece: Buffer) => {
        err += piece.toString();
      });
      child.stdout.destroy();
      const [code] = await once(child, 'close');
      expect([code, err]).toEqual([0, '']);
    },
    A_WHILE,
  );

  it(
    'releases what is missing, and leaves alone what teams shipped',
    async () => {
      const delivery = await openDelivery();
      for (const remote of REMOTES) {
        await publishBuild(delivery, { remote });
        delivered(await activate(delivery, remote, '1.0.0'));
      }
      const before = await delivery.registry.read();
      const words = ['release', 'all', '--missing', '--by', 'compose'];
      const { code, out } = await run('deliver', words, delivery.root);
      expect([code, out]).toEqual([0, expect.stringContaining('mf-chat@1.0.0 is live and stays')]);
      expect(await delivery.registry.read()).toEqual(before);
    },
    A_WHILE,
  );
});
