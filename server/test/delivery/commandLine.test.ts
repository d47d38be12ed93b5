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
    const file = path.join(ROOT, command.includes('/') ? command : `server/src/cli/${command}.ts`);
    execFile(process.execPath, [file, ...words], { cwd: ROOT, env: environment(dataDir) }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

/** Runs `deliver` on a data folder of its own. */
function deliver(dataDir: string, ...words: string[]): ReturnType<typeof run> {
  return run('deliver', words, dataDir);
}

describe('a command', () => {
  it.each([
    ['deliver', '--help'],
    ['deliver', 'activate', '--help'],
    ['lander', '-h'],
    ['role', 'give', '--help'],
    ['labels', 'import', '--help'],
    ['photos', 'copy', '--help'],
    ['migrate', '--help'],
  ])(
    '%s %s says how it is used',
    async (command, ...words) => {
      const { code, out, err } = await run(command, words);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain(`Usage: npm run ${[command, '--', ...words].join(' ').replace(/ -h$| --help$/, '')}`);
    },
    A_WHILE,
  );

  it.each(['requirements', 'docs', 'mutation', 'bench'])(
    '%s says how it is used',
    async (tool) => {
      const { code, out } = await run(`tools/${tool}.ts`, ['--help']);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: npm run ${tool} --`);
    },
    A_WHILE,
  );

  it(
    'explore says how it is used',
    async () => {
      const { code, out } = await run('e2e/explore/main.ts', ['--help']);
      expect(code).toBe(0);
      expect(out).toMatch(/Usage: npm run explore --.*--seed <n>/s);
    },
    A_WHILE,
  );

  it.each([
    ['an option', ['deliver', 'status', '--percents', '3'], "unknown option '--percents'"],
    ['an option', ['lander', 'list', '--percents', '3'], "unknown option '--percents'"],
    ['an option', ['role', 'list', '--percents', '3'], "unknown option '--percents'"],
    ['an option', ['tools/docs.ts', '--chek'], "unknown option '--chek'"],
    ['an option of another verb', ['deliver', 'status', '--percent', '3'], "unknown option '--percent'"],
    ['a verb', ['role', 'grant', 'editor'], "unknown command 'grant'"],
    ['a name', ['deliver', 'build', 'mf-chats'], 'mf-chat'],
    ['a name', ['deliver', 'status', 'chat'], 'too many arguments'],
    ['a name', ['deliver', 'activate', 'mf-Chat@1.0.0'], 'that of a guest'],
    ['a value', ['deliver', 'activate', 'mf-chat@1.0.0', '--percent', '200'], 'a whole number from 1 to 100'],
    ['a part of the benchmark', ['tools/bench.ts', 'byte'], 'bytes'],
  ])(
    'refuses %s that it does not know, and says how it is used: %j',
    async (_what, [command = '', ...words], reason) => {
      const { code, out, err } = await run(command, words);
      expect([code, out]).toEqual([2, '']);
      expect(err).toContain(reason);
      expect(err).toContain('Usage: npm run');
    },
    A_WHILE,
  );

  it.each([
    ['a folder of nothing', ['mf-gifts', '--directory', '/nowhere'], 'has no package.json'],
    ['the folder of another part', ['mf-gifts', '--directory', 'mf-chat'], 'the folder of mf-chat'],
    ['a folder for a part of the repository', ['mf-chat', '--directory', 'mf-chat'], 'Leave --directory out'],
    ['a folder for all of them', ['all', '--directory', 'mf-chat'], 'Leave --directory out'],
  ])(
    'refuses to publish a guest from %s',
    async (_what, words, reason) => {
      const { code, out, err } = await deliver('/nowhere', 'publish', ...words);
      expect([code, out, err]).toEqual([1, '', expect.stringContaining(reason)]);
    },
    A_WHILE,
  );

  it(
    'prints the status and the history as JSON',
    async () => {
      const delivery = await openDelivery();
      await publishBuild(delivery, { remote: 'mf-chat' });
      delivered(await activate(delivery, 'mf-chat', '1.0.0'));
      const asked = async (verb: string): Promise<unknown> => JSON.parse((await deliver(delivery.root, verb, '--json')).out);
      expect(await asked('status')).toMatchObject({
        trouble: [],
        versions: [{ remote: 'mf-chat', role: 'active', version: '1.0.0', health: null }],
      });
      expect(await asked('history')).toContainEqual(
        expect.objectContaining({ by: 'anna', what: expect.stringContaining('mf-chat@1.0.0') }),
      );
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
      const { code, out } = await deliver(delivery.root, ...words);
      expect([code, out]).toEqual([0, expect.stringContaining('mf-chat@1.0.0 is live and stays')]);
      expect(await delivery.registry.read()).toEqual(before);
    },
    A_WHILE,
  );
});
