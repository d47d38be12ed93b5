import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SCRIPTS = join(import.meta.dirname, '../../tools/e2e');

/** A site for one journey, in a process that takes orders and answers with lines of JSON. */
export interface OwnSite {
  readonly dataDir: string;
  /** What the process has logged before its last answer. */
  readonly log: readonly string[];
  say(line: string): void;
  /** The next answer with this field. */
  answer<Value>(field: keyof Value & string): Promise<Value>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Starts a script of `tools/e2e` on a copy of what the site under test has published. */
export async function startOwnSite(script: string, settings: Readonly<Record<string, string>>): Promise<OwnSite> {
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'amarena-site-'))];
  const { DATABASE_URL: _other, ...environment } = process.env;
  const site = spawn(process.execPath, [join(SCRIPTS, script), process.env.E2E_DATA_DIR ?? ''], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...environment,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      TRUST_PROXY: 'loopback',
      ...settings,
    },
  });
  const lines = createInterface({ input: site.stdout })[Symbol.asyncIterator]();
  const log: string[] = [];
  return {
    dataDir,
    log,
    say: (line) => void site.stdin.write(`${line}\n`),
    async answer<Value>(field: keyof Value & string): Promise<Value> {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error('The site ended.');
        const told: unknown = value.startsWith('{') ? JSON.parse(value) : null;
        if (typeof told === 'object' && told !== null && field in told) return told as Value;
        log.push(value);
      }
    },
    async close() {
      const ended = once(site, 'exit');
      site.stdin.end();
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
