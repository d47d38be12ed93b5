import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const SCRIPT = join(import.meta.dirname, '../../tools/e2e/deskSite.ts');

/** A site of its own, where roles need passkeys, with a published version of the chat that is not live. */
export interface DeskSite {
  readonly address: string;
  readonly active: string;
  readonly candidate: string;
  /** Makes a member with one passkey a developer who may act. */
  grant(email: string): Promise<void>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export async function startDeskSite(): Promise<DeskSite> {
  const [port, dataDir] = [await freePort(), await mkdtemp(join(tmpdir(), 'amarena-desk-'))];
  const { DATABASE_URL: _other, ...environment } = process.env;
  const site = spawn(process.execPath, [SCRIPT, process.env.E2E_DATA_DIR ?? ''], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...environment,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      STAFF_PASSKEYS: 'on',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'silent',
    },
  });
  const lines = createInterface({ input: site.stdout })[Symbol.asyncIterator]();
  /** The next answer of the process; what it logs in between is left out. */
  async function answer<Value>(field: keyof Value & string): Promise<Value> {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('The site ended.');
      const told: unknown = value.startsWith('{') ? JSON.parse(value) : null;
      if (typeof told === 'object' && told !== null && field in told) return told as Value;
    }
  }
  const { address, active, candidate } = await answer<Pick<DeskSite, 'address' | 'active' | 'candidate'>>('candidate');
  return {
    address,
    active,
    candidate,
    async grant(email) {
      site.stdin.write(`${email}\n`);
      await answer<{ granted: string }>('granted');
    },
    async close() {
      const ended = once(site, 'exit');
      site.stdin.end();
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
