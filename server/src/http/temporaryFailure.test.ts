import { expect, it } from '@jest/globals';
import { Overloaded } from '../db/bulkhead.ts';
import { passes } from './temporaryFailure.ts';

const failing = (code: string): Error => Object.assign(new Error('failed'), { code });

it.each([
  ['the disk of the database is full', '53100'],
  ['the disk of the embedded database is full', 'ENOSPC'],
  ['the database has no memory left', '53200'],
  ['the database takes no more connections', '53300'],
  ['the database is being restarted', '57P01'],
  ['no connection is free', new Overloaded('').code],
])('calls it a failure that passes where %s', (_what, code) => {
  expect(passes(failing(code))).toBe(true);
});

it.each([
  'failure on connection marked as essential: 10.0.0.5:5432',
  'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally\n\tbefore or while processing the request.',
])('calls it a failure that passes where a server of Citus is gone, which has no code of its own: %s', (message) => {
  expect(passes(Object.assign(new Error(message), { code: 'XX000' }))).toBe(true);
  expect(passes(Object.assign(new Error(`invalid page: ${message}`), { code: 'XX000' }))).toBe(false);
});

it.each(['23505', '42601', 'ENOENT'])('does not excuse a mistake of ours: %s', (code) => {
  expect(passes(failing(code))).toBe(false);
});
