import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenFound } from './whenFound.ts';

/** `varnishd`, from the step that provides programs. */
const PROGRAM = process.env.TEST_VARNISH ?? '';
const CONFIGURATION = join(import.meta.dirname, '../../../deploy/cdn/pages.vcl');

export interface TestVarnish {
  readonly url: string;
  stop(): Promise<void>;
}

/** True once something answers there, whatever it says. */
const answers = (url: string): Promise<true | null> =>
  fetch(url, { method: 'POST' }).then(
    () => true,
    () => null,
  );

async function ended(program: ChildProcess, folder: string): Promise<void> {
  program.kill('SIGTERM');
  if (program.exitCode === null) await once(program, 'exit');
  await rm(folder, { recursive: true, force: true });
}

/** Varnish with the configuration in `deploy`, before a server on a port. `port`: its own. */
export async function startVarnish({ port, server }: { port: number; server: number }): Promise<TestVarnish> {
  const folder = await mkdtemp(join(tmpdir(), 'amarena-varnish-'));
  // It reads the file as a user of its own.
  await chmod(folder, 0o755);
  const file = join(folder, 'pages.vcl');
  const text = await readFile(CONFIGURATION, 'utf8');
  await writeFile(file, text.replace('.port = "8080"', `.port = "${server}"`));
  const words = [
    '-F',
    '-n',
    join(folder, 'work'),
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    file,
    '-s',
    'malloc,32m',
    '-p',
    'http_gzip_support=off',
  ];
  const program = spawn(PROGRAM, words, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await whenFound(() => {
    if (program.exitCode !== null) throw new Error(`Varnish ended (${program.exitCode}): varnishd ${words.join(' ')}`);
    return answers(`${url}/purge`);
  });
  return { url, stop: () => ended(program, folder) };
}
