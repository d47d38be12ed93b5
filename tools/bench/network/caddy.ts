import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { programAt } from '../programs.ts';
import type { Certificate } from './certificate.ts';

const READY_WITHIN = 20_000;
const PAUSE = 50;

/**
 * Forwards like `deploy/Caddyfile`, with a certificate of the bench. It listens on a Unix socket: the loopback
 * interface would take megabytes before the line does, so that the server could no longer choose what goes first.
 */
const configuration = (socket: string, upstream: string, { certificate, key }: Certificate) => ({
  admin: { disabled: true },
  logging: { logs: { default: { level: 'ERROR' } } },
  apps: {
    http: {
      servers: {
        site: {
          listen: [`unix/${socket}`],
          automatic_https: { disable: true },
          tls_connection_policies: [{}],
          protocols: ['h1', 'h2'],
          routes: [{ handle: [{ handler: 'reverse_proxy', flush_interval: -1, upstreams: [{ dial: new URL(upstream).host }] }] }],
        },
      },
    },
    tls: { certificates: { load_files: [{ certificate, key }] } },
  },
});

export interface ReverseProxy {
  /** Path of the Unix socket on which it listens. */
  readonly socket: string;
  stop(): Promise<void>;
}

/** Starts Caddy in front of `upstream`, with TLS and HTTP/2, and its files in `folder`. */
export async function startCaddy(folder: string, upstream: string, certificate: Certificate): Promise<ReverseProxy> {
  const socket = join(folder, 'caddy.sock');
  const file = join(folder, 'caddy.json');
  await writeFile(file, JSON.stringify(configuration(socket, upstream, certificate)));
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(programAt('caddy'), ['run', '--config', file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  for (const start = Date.now(); !existsSync(socket); await setTimeout(PAUSE))
    if (child.exitCode !== null || Date.now() - start > READY_WITHIN) throw new Error(`Caddy does not listen. ${words}`);
  return {
    socket,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
