import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import { describe, expect, it } from '@jest/globals';
import { publish } from '../../src/delivery/publish.ts';
import { aRemoteBuild, temporaryFolder } from './support/builds.ts';
import { openDelivery, refusalOf } from './support/delivery.ts';

const GUEST = path.resolve(import.meta.dirname, '../../src/cli/guest.ts');
/** A call starts a process. */
const A_WHILE = 60_000;

const CONTRACT = {
  name: 'mf-gifts',
  guest: { access: 'nobody', titles: { it: 'R'.repeat(61), de: 'G', en: 'G', es: 'R', fr: 'C', nl: 'C', pl: 'P' } },
  screens: { guest: 'GiftsScreen.tsx' },
  widgets: {},
  uses: {},
  requires: { bus: '1' },
  budgets: { first_load: 'much', total: 1, routes: { guest: 1 } },
};

describe('mistakes that people make', () => {
  it(
    'in a contract are told as sentences, and not as JSON',
    async () => {
      const cwd = await temporaryFolder();
      await writeFile(path.join(cwd, 'package.json'), JSON.stringify({ version: '1.0.0', amarena: CONTRACT }));
      const failed = await promisify(execFile)(process.execPath, [GUEST, 'build'], { cwd }).catch((error: { stderr: string }) => error);
      expect(failed.stderr).toContain('the key "amarena" is not the contract of mf-gifts.');
      expect(failed.stderr).toContain('"guest.access" must be one of visitor, member.');
      expect(failed.stderr).toContain('"guest.titles.it" must be at most 60 characters.');
      expect(failed.stderr).toContain('"requires.bus" must have the form /^\\d+\\.\\d+\\.\\d+$/.');
      expect(failed.stderr).toContain('"budgets.first_load" is missing, or not of the type number.');
      expect(failed.stderr).not.toMatch(/[[{]/);
    },
    A_WHILE,
  );

  it('in a manifest are told as sentences, and only the first ones of many', async () => {
    const { artifacts } = await openDelivery();
    const directory = await aRemoteBuild();
    const files = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`${index}.js`, 'no facts']));
    await writeFile(path.join(directory, MANIFEST_FILE), JSON.stringify({ remote: 'mf-members', version: '1.0.0', files }));
    const { rule, found } = refusalOf(await publish(artifacts, directory));
    expect(rule).toBe('manifest_invalid');
    expect(found).toContain(`${MANIFEST_FILE}: "`);
    expect(found).toMatch(/ And \d+ more\.$/);
    expect(found).not.toMatch(/[[{]/);
  });
});
