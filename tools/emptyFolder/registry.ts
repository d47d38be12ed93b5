import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Packed } from '../packages/pack.ts';

/** A package registry on the loopback address. */
export interface Registry {
  /** With a slash at the end, as npm's settings have it. */
  readonly address: string;
  stop(): Promise<void>;
}

interface Stored extends Packed {
  readonly bytesOfTarball: Buffer;
}

/** What npm asks for before it installs a package. */
function document({ name, version, tarball, bytesOfTarball, description }: Stored, address: string): string {
  const integrity = `sha512-${createHash('sha512').update(bytesOfTarball).digest('base64')}`;
  const dist = { tarball: `${address}-/${path.basename(tarball)}`, integrity };
  return JSON.stringify({ name, 'dist-tags': { latest: version }, versions: { [version]: { ...description, dist } } });
}

/** Serves packed packages, and nothing else, until it is stopped. */
export async function startRegistry(packages: readonly Packed[]): Promise<Registry> {
  const stored = packages.map((packed): Stored => ({ ...packed, bytesOfTarball: readFileSync(packed.tarball) }));
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', address()).pathname.slice(1));
    const file = stored.find(({ tarball }) => asked === `-/${path.basename(tarball)}`);
    const described = stored.find(({ name }) => asked === name);
    // Nothing here may outlive the run in npm's cache.
    response.setHeader('cache-control', 'no-store');
    if (file !== undefined) response.setHeader('content-type', 'application/octet-stream').end(file.bytesOfTarball);
    else if (described !== undefined) response.setHeader('content-type', 'application/json').end(document(described, address()));
    else response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not_found"}');
  });
  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: address(),
    stop: () =>
      new Promise((done, failed) => {
        server.close((error) => (error ? failed(error) : done()));
        server.closeAllConnections();
      }),
  };
}
