import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ENTRY_FILE, MANIFEST_FILE, Manifest } from '@amarena/shared/federation/manifest';
import { describe, expect, it } from '@jest/globals';
import { aTinyRemote, buildTiny, OWNED } from './support/tinyRemote.ts';

const BUILD_TIMEOUT = 120_000;
const REQUIRES = { runtime: '1.0.0', i18n: '1.1.0' };
const SCREENS = Object.fromEntries(OWNED.map((name) => [name, 'entry.tsx']));

/** The default export stands for lifecycles; words are as in every remote. */
const entryWith = (imports: string, used: string): string => `
${imports}
export const ready = (language: string) => import(\`./words/\${language}.ts\`);
export default ${used};
`;

async function built(brings: readonly string[], imports: string, used: string, requires: Record<string, string> = REQUIRES) {
  const source = await aTinyRemote({ brings, requires, screens: SCREENS, entry: entryWith(imports, used) });
  const { directory } = await buildTiny(source, '1.0.0');
  return Manifest.parse(JSON.parse(await readFile(path.join(directory, MANIFEST_FILE), 'utf8')));
}

describe('a build of a remote with its own framework', () => {
  it(
    'has the framework in a script of its own, and takes from the shell what is neutral',
    async () => {
      const { framework, shared_keys, routes } = await built(
        ['react', 'react-dom'],
        "import { bus } from '@amarena/shared/neutral/bus';\nimport { call } from '@amarena/shared/api';\nimport { createRoot } from 'react-dom/client';",
        '() => createRoot(document.body).render(<p>{String(bus.language$.value) + String(call)}</p>)',
      );
      expect(framework).toEqual({
        packages: { react: expect.stringMatching(/^\d+\./), 'react-dom': expect.stringMatching(/^\d+\./) },
        files: ['framework.js'],
      });
      expect(shared_keys).toEqual(['@amarena/shared/bus', '@amarena/shared/api']);
      expect(routes.members).toEqual([ENTRY_FILE, framework?.files[0], 'page.js']);
    },
    BUILD_TIMEOUT,
  );

  it(
    'has none if it needs none',
    async () => {
      const { framework, shared_keys } = await built([], "import { bus } from '@amarena/shared/neutral/bus';", 'bus');
      expect({ framework, shared_keys }).toEqual({ framework: { packages: {}, files: [] }, shared_keys: ['@amarena/shared/bus'] });
    },
    BUILD_TIMEOUT,
  );

  it.each([
    [
      'hooks of the shell’s React',
      ['vue'],
      "import { useStream } from '@amarena/shared/bus';",
      'useStream',
      /bus\/useStream\.ts.*neutral/s,
    ],
    ['components of the shell', [], "import { Stack } from '@amarena/shared/ui';", 'Stack', /shared\/src\/ui\/.*neutral/s],
    ['a package that it does not use', ['vue'], '', '1', /brings vue, and imports nothing/],
    ['a React that it does not name', [], "import { createElement } from 'react';", 'createElement', /bundles react\. Name it in "brings"/],
  ])(
    'is refused with %s',
    async (_what, brings, imports, used, why) => {
      await expect(built(brings, imports, used)).rejects.toThrow(why);
    },
    BUILD_TIMEOUT,
  );

  it('is refused if it does not require a shell that has all that is neutral', async () => {
    await expect(built([], '', '1', { runtime: '1.0.0' })).rejects.toThrow('"brings" needs "i18n": "1.1.0" or newer');
  });
});
