import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deliverInto } from '../pages/guests.ts';
import { expect, test } from '../test.ts';

/** Milliseconds for all pages and widgets of the site, twice, beside other journeys. */
const FIRST_RELEASE = 600_000;

test('the first release of an empty site passes the check with every page in a browser, and goes live', async () => {
  test.setTimeout(FIRST_RELEASE);
  const store = await mkdtemp(join(tmpdir(), 'amarena-first-'));
  try {
    const said = await deliverInto(store, 'release', 'all', '--missing');
    expect(said).toMatch(/^mounting \d\d+ pages and widgets in a browser/m);
    for (const part of ['shell', 'mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers'])
      expect(said).toMatch(new RegExp(`^${part}@\\S+ is live, generation 1$`, 'm'));
  } finally {
    await rm(store, { recursive: true, force: true });
  }
});
