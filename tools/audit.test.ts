import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';

const advisory = (severity: string) => ({
  id: 7,
  url: 'https://advisories.example/7',
  title: 'Reads what it should not',
  severity,
  vulnerable_versions: '<99.0.0',
});

/** Runs the audit against a registry that knows these vulnerabilities of fastify; null: it refuses to tell. */
async function audit(known: readonly object[] | null, ...args: string[]) {
  const registry = createServer((request, response) => {
    request.resume();
    if (known === null) response.writeHead(405).end();
    else if (request.method === 'POST') response.end(JSON.stringify(known.length === 0 ? {} : { fastify: known }));
    else response.end(JSON.stringify({ name: 'fastify', versions: { '5.0.0': { name: 'fastify', version: '5.0.0' } } }));
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  // npm remembers what it was told about a vulnerability.
  const cache = await mkdtemp(join(tmpdir(), 'audit-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'audit.ts'), ...args], {
    env: { ...process.env, npm_config_registry: address, npm_config_cache: cache },
  });
  const [said, failed, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  registry.close();
  await rm(cache, { recursive: true });
  return { code, said: `${said}${failed}` };
}

describe('the audit of packages', () => {
  it('passes if none is known to be vulnerable', async () => {
    expect(await audit([])).toEqual({ code: 0, said: expect.stringContaining('0 high or critical, 0 lower') });
  });

  it.each(['high', 'critical'])('fails on a vulnerability that is %s, and says which package has it', async (severity) => {
    const { code, said } = await audit([advisory(severity), { ...advisory('low'), id: 8 }]);
    expect(code).toBe(1);
    expect(said).toContain(`${severity}: fastify <99.0.0: Reads what it should not (https://advisories.example/7)`);
    expect(said).toContain('1 high or critical, 1 lower');
  });

  it('passes with lower ones, and counts them', async () => {
    expect(await audit([advisory('moderate')])).toEqual({ code: 0, said: expect.stringContaining('0 high or critical, 1 lower') });
  });

  it.each([
    [1, []],
    [0, ['--offline-ok']],
  ])('exits with %i with the options %j if the registry does not answer, and says that nothing was checked', async (code, args) => {
    expect(await audit(null, ...args)).toEqual({ code, said: expect.stringMatching(/^Nothing was checked, because .*405/) });
  });
});
