import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A command as a person types it, and how long it took. */
export interface Typed {
  readonly command: string;
  readonly seconds: number;
}

export interface Ran {
  readonly code: number;
  /** What it printed, errors included. */
  readonly output: string;
}

/** A command that has not ended. */
export interface Running {
  /** What it printed so far. */
  output(): string;
  /** Stops it, as Ctrl+C does. Resolves when it has ended. */
  stop(): Promise<void>;
}

/** Someone at a terminal. A folder is given from where they began. */
export interface Team {
  /** Runs a command, and prints it with its time. Throws with its output if it fails. */
  type(command: string, folder?: string): Promise<string>;
  /** The same for a command that may be refused. */
  attempt(command: string, folder?: string): Promise<Ran>;
  /** Starts a command that runs until it is stopped. Resolves once it printed the text; throws if it ends before. */
  start(command: string, folder: string, text: string): Promise<Running>;
  /** Runs a command that is no step of the walk. */
  quietly(command: string, folder?: string): Promise<Ran>;
  /** Adds a setting to all later commands. */
  export(name: string, value: string): void;
  unset(name: string): void;
  readonly typed: readonly Typed[];
}

const MILLISECONDS = 1_000;

/** Runs a command in a shell, as a terminal does. */
function run(command: string, cwd: string, env: NodeJS.ProcessEnv): Promise<Ran> {
  return new Promise((done, failed) => {
    const child = spawn(command, { shell: true, cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', failed);
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}

/** Starts a command in a shell and a process group of its own. */
async function started(command: string, text: string, { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv }): Promise<Running> {
  const child = spawn(command, { shell: true, cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  let output = '';
  const printed = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
        if (output.includes(text)) done();
      });
  });
  await Promise.race([
    printed,
    ended.then(() => {
      throw new Error(`"${command}" ended:\n${output}`);
    }),
  ]);
  return {
    output: () => output,
    async stop() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}

/** Someone who begins in `root`; `given` is all that their commands know of the machine. */
export function teamIn(root: string, given: NodeJS.ProcessEnv): Team {
  const typed: Typed[] = [];
  const env = { ...given };
  const quietly = (command: string, folder = '.'): Promise<Ran> => run(command, join(root, folder), env);
  const attempt = async (command: string, folder?: string): Promise<Ran> => {
    const began = performance.now();
    const ran = await quietly(command, folder);
    const seconds = (performance.now() - began) / MILLISECONDS;
    typed.push({ command, seconds });
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${command}${ran.code === 0 ? '' : '  (refused)'}`);
    return ran;
  };
  return {
    typed,
    quietly,
    attempt,
    async start(command, folder, text) {
      const began = performance.now();
      const running = await started(command, text, { cwd: join(root, folder), env });
      const seconds = (performance.now() - began) / MILLISECONDS;
      typed.push({ command, seconds });
      console.log(`${seconds.toFixed(1).padStart(6)} s  ${command}`);
      return running;
    },
    export(name, value) {
      env[name] = value;
    },
    unset(name) {
      delete env[name];
    },
    async type(command, folder) {
      const { code, output } = await attempt(command, folder);
      if (code !== 0) throw new Error(`"${command}" ended with code ${code}:\n${output}`);
      return output;
    },
  };
}

/** Changes a source file. Throws if the text to change is not there. */
export async function edit(file: string, from: string, to: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not contain "${from}".`);
  await writeFile(file, before.replace(from, to));
}
