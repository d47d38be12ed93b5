import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { RTO } from '../drill/pause.ts';
import { shippedPath, variablesIn } from '../drill/shipped.ts';

const read = (file: string): string => readFileSync(shippedPath(file), 'utf8');
const SECOND = 1_000;

it('the standby has everything that was answered, and takes over within half of the time that the site may be away', () => {
  const { dcs } = parse(read('patroni.yaml')).bootstrap;
  expect(dcs).toMatchObject({ synchronous_mode: true, failsafe_mode: true, primary_start_timeout: 0, postgresql: { use_pg_rewind: true } });
  expect((dcs.ttl + 2 * dcs.loop_wait) * SECOND).toBeLessThanOrEqual(RTO / 2);
  // Patroni refuses less.
  expect(dcs.loop_wait + 2 * dcs.retry_timeout).toBeLessThanOrEqual(dcs.ttl);
});

it('Patroni keeps the slots of search replicas, and drops those of standbys that are gone', () => {
  const { ignore_slots: ignored = [] } = parse(read('patroni.yaml')).bootstrap.dcs;
  // As Patroni compares them: a slot is left alone if it has every value that one of the entries names.
  const isKept = (slot: Readonly<Record<string, string>>): boolean =>
    ignored.some((entry: Readonly<Record<string, string>>) => Object.entries(entry).every(([name, value]) => slot[name] === value));
  expect(isKept({ name: 'amarena_search_it', type: 'logical', plugin: 'pgoutput', database: 'amarena' })).toBe(true);
  expect(isKept({ name: 'postgres3', type: 'physical' })).toBe(false);
  // Those that nobody reads any more must not fill the disk.
  expect(parse(read('patroni.yaml')).bootstrap.dcs.postgresql.parameters.max_slot_wal_keep_size).toMatch(/^\d+GB$/);
});

it('the balancer takes its addresses from variables, all of which its example has', () => {
  const used = [...read('haproxy.cfg').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(used.toSorted()).toEqual(variablesIn('haproxy.example.env').toSorted());
  expect(read('haproxy.cfg')).toContain('httpchk GET /primary');
  expect(read('haproxy.cfg')).toContain('on-marked-down shutdown-sessions');
});

it('the pooler gives each transaction a connection that it has just tried', () => {
  const lines = read('pgbouncer.ini').split('\n');
  for (const line of ['pool_mode = transaction', 'server_check_delay = 0', 'server_check_query = select 1']) expect(lines).toContain(line);
  expect(read('haproxy.example.env')).toContain(`DATABASE_LISTEN=127.0.0.1:${/port=(\d+)/.exec(read('pgbouncer.ini'))?.[1]}\n`);
});

it('no password is shipped', () => {
  const text = read('patroni.example.env');
  const passwords = [...text.matchAll(/^\w+_PASSWORD=(.*)$/gm)];
  expect(passwords).toHaveLength(4);
  for (const [, value] of passwords) expect(value).toBe('');
  expect(read('patroni.yaml')).not.toMatch(/password:/);
});
