import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../src/freePort.ts';

/** `nats-server`, from the step that provides programs. */
const PROGRAM = process.env.TEST_NATS_SERVER ?? '';

const running = new Set<ChildProcess>();

/** Resolves once the program says that it accepts connections; if it ends first, throws with its output. */
async function whenReady({ stderr, exitCode }: ChildProcess): Promise<void> {
  if (stderr === null) throw new Error('NATS was started without a way to hear it.');
  const said: string[] = [];
  for await (const line of createInterface({ input: stderr })) {
    said.push(line);
    if (!line.includes('Server is ready')) continue;
    stderr.resume();
    return;
  }
  throw new Error(`NATS ended (${exitCode}): ${said.join('\n')}`);
}

export interface TestNats {
  readonly url: string;
  /** At once, as if its machine failed. */
  kill(): Promise<void>;
}

/** A NATS of this machine. `words`: further arguments of the program. Default: a free port. */
export async function startNats(words: readonly string[] = [], port?: number): Promise<TestNats> {
  const own = port ?? (await freePort());
  const program = spawn(PROGRAM, ['-a', '127.0.0.1', '-p', String(own), ...words], { stdio: ['ignore', 'ignore', 'pipe'] });
  running.add(program);
  await whenReady(program);
  return {
    url: `nats://127.0.0.1:${own}`,
    async kill() {
      if (!running.delete(program)) return;
      program.kill('SIGKILL');
      await once(program, 'exit');
    },
  };
}

/** For the end of a run. */
export async function stopAllNats(): Promise<void> {
  for (const program of running) {
    program.kill('SIGKILL');
    await once(program, 'exit');
  }
  running.clear();
}
