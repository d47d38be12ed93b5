import { spawn } from 'node:child_process';
import { freePort } from '../../server/src/freePort.ts';
import { kill } from './liveServer.ts';
import { programAt } from './programs.ts';

/** A NATS of the bench. */
export interface BenchNats {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a NATS of this machine. Throws `NotMeasurable`. */
export async function startNats(): Promise<BenchNats> {
  const program = programAt('nats-server');
  const port = await freePort();
  const nats = spawn(program, ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  return { url: `nats://127.0.0.1:${port}`, stop: () => kill(nats) };
}
