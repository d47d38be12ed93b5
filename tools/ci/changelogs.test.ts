import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
/** Journeys are not released. */
const released = workspaces.filter((folder) => folder !== 'e2e');

describe('changelogs', () => {
  it.each(['.', ...released])('the one in %s starts with the version of the package', (folder) => {
    const [, newest] = /^## (.+)$/m.exec(read(`${folder}/CHANGELOG.md`)) ?? [];
    expect(newest).toBe(JSON.parse(read(`${folder}/package.json`)).version);
  });

  it('the page of the site leads to the one of each package', () => {
    const pages = [...read('CHANGELOG.md').matchAll(/^- .*\((.+)\/CHANGELOG\.md\)$/gm)].map(([, folder]) => folder);
    expect(pages.sort()).toEqual([...released].sort());
  });
});

describe('changesets', () => {
  it('version private packages without publishing or tagging them, and look nothing up on the network', () => {
    expect(JSON.parse(read('.changeset/config.json'))).toMatchObject({
      privatePackages: { version: true, tag: false },
      changelog: '@changesets/cli/changelog',
      commit: false,
    });
  });

  it.each(released.filter((folder) => folder !== 'shared'))('leave %s as it is if shared changes and stays compatible', (folder) => {
    expect(JSON.parse(read(`${folder}/package.json`)).dependencies['@amarena/shared']).toMatch(/^\^\d/);
  });
});
