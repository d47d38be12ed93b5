import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const settingsIn = (file: string): string[] => [...read(file).matchAll(/^([\w-]+) ?=/gm)].map(([, name = '']) => name);

it('an encrypted archive in a bucket has every secret that it needs, in a file of its own, and none is shipped', () => {
  expect(read('deploy/backup/pgbackrest.conf')).toContain('\nrepo1-type=s3\n');
  expect(settingsIn('deploy/backup/pgbackrest.conf')).toContain('repo1-cipher-type');
  const secrets = read('deploy/backup/secrets.example.conf');
  expect(settingsIn('deploy/backup/secrets.example.conf')).toEqual(['repo1-s3-key', 'repo1-s3-key-secret', 'repo1-cipher-pass']);
  const values = [...secrets.matchAll(/^repo1-[\w-]+=(.*)$/gm)].map(([, value]) => value);
  expect(values).toEqual(['', '', '']);
});

it('a backup is made where the database leads, and says when it ended under the name that the alert reads', () => {
  const lines = read('deploy/backup/backup.service').split('\n');
  const place = (start: string) => lines.findIndex((line) => line.startsWith(start));
  expect(lines[place('ExecCondition=')]).toContain('pg_is_in_recovery()');
  expect(place('ExecStart=')).toBeGreaterThan(place('ExecCondition='));
  const [, metric = ''] = /echo "(\w+) /.exec(lines[place('ExecStartPost=')] ?? '') ?? [];
  expect(metric).not.toBe('');
  expect(read('deploy/monitoring/alerts.yaml').includes(`max(${metric})`)).toBe(true);
});

it('the guide sets the archive up with a stanza, tries it, and restores without deleting what there is', () => {
  const guide = read('docs/production.md');
  const places = ['--stanza=amarena stanza-create', '--stanza=amarena check', 'systemctl start backup.service'].map((command) =>
    guide.indexOf(command),
  );
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  expect(places[0]).toBeGreaterThan(0);
  expect(guide.includes('rm -rf')).toBe(false);
  const steps = [
    'systemctl stop patroni',
    'mv main main.before',
    'pgbackrest --stanza=amarena restore',
    'pg_ctl -D main',
    'patronictl remove',
  ];
  const [, restoring = ''] = guide.split('\n### Restoring\n');
  const order = steps.map((step) => restoring.indexOf(step));
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
  expect(order[0]).toBeGreaterThan(0);
});
