import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { shippedCopy, shippedPath, valuesFor, variablesIn } from './shipped.ts';

const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the values of the drill', () => {
  const own = Object.fromEntries(variablesIn('haproxy.example.env').map((name) => [name, 'of the drill']));

  it('are for exactly the variables that are shipped', () => {
    expect(valuesFor('haproxy.example.env', own)).toEqual(own);
    const { DATABASE_LISTEN: _, ...rest } = own;
    expect(() => valuesFor('haproxy.example.env', rest)).toThrow('do not agree on DATABASE_LISTEN.');
    expect(() => valuesFor('haproxy.example.env', { ...own, POSTGRES3_ADDRESS: '' })).toThrow('do not agree on POSTGRES3_ADDRESS.');
  });
});

describe('a copy of a shipped file', () => {
  it('is the file, readable by every account, but for what is changed', () => {
    const copy = shippedCopy('pgbouncer.ini', join(folder, 'same.ini'));
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(shippedPath('pgbouncer.ini'), 'utf8'));
    expect(statSync(copy).mode & 0o777).toBe(0o644);
    const changed = shippedCopy('patroni.yaml', join(folder, 'own.yaml'), { '/var/run/postgresql': folder });
    expect(readFileSync(changed, 'utf8')).toContain(`unix_socket_directories: ${folder}\n`);
  });

  it('is refused if it has nothing to change', () => {
    expect(() => shippedCopy('patroni.yaml', join(folder, 'own.yaml'), { '/no/such/folder': folder })).toThrow('has no "/no/such/folder"');
  });
});
