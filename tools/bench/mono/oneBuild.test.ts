import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { describe, expect, it } from '@jest/globals';
import { oneBuildLines, oneBuildPolicy } from './oneBuild.ts';

const file = { integrity: 'sha384-one', bytes: 1, gzip: 1 };
const ONE = {
  version: 'mono',
  container: 'shell_mono',
  scripts: ['main.js'],
  styles: [],
  fonts: ['text.woff2'],
  icon: null,
  catalogues: { it: ['words-it.js'] },
  files: { 'main.js': file, 'words-it.js': file, 'text.woff2': file },
} as unknown as ShellManifest;

const BOOT = {
  language: 'it',
  snapshot: {
    shell: { version: '1', base: '/shell/1/', integrity: { 'main.js': 'sha384-shell' } },
    remotes: { 'mf-members': [{ version: '1', container: 'members', base: '/artifacts/1/', integrity: { 'page.js': 'sha384-page' } }] },
  },
};
const PAGE = [
  '<link rel="preload" as="font" type="font/woff2" href="/shell/1/text.woff2" crossorigin="anonymous">',
  '<script defer src="/shell/1/main.js" integrity="sha384-shell" fetchpriority="low" crossorigin="anonymous"></script>',
  '<link rel="preload" as="script" href="/artifacts/1/page.js" integrity="sha384-page" fetchpriority="low" crossorigin="anonymous">',
  '<div id="root"><main data-rendered="members">Giulia</main></div>',
  `<script type="application/json" id="boot">${JSON.stringify(BOOT)}</script>`,
  '<script type="application/json" id="answers">[]</script>',
];

const shown = (lines: readonly string[]): string[] => {
  const lineOf = oneBuildLines(ONE, null, 'it');
  return lines.flatMap((line) => lineOf(line)?.split('\n') ?? []);
};

describe('A page as one build', () => {
  it('loads the single build with the same priority, and keeps what the server rendered', () => {
    const [font, main, words, root, , answers, ...more] = shown(PAGE);
    expect(font).toBe('<link rel="preload" as="font" type="font/woff2" href="/shell/mono/text.woff2" crossorigin="anonymous">');
    expect(main).toBe(
      '<script defer src="/shell/mono/main.js" integrity="sha384-one" fetchpriority="low" crossorigin="anonymous"></script>',
    );
    expect(words).toBe(
      '<link rel="preload" as="script" href="/shell/mono/words-it.js" integrity="sha384-one" fetchpriority="low" crossorigin="anonymous">',
    );
    expect([root, answers]).toEqual([PAGE[3], PAGE[5]]);
    expect(more).toEqual([]);
  });

  it('knows the hashes of the single build, and none of remotes', () => {
    const boot = shown(PAGE).find((line) => line.includes('id="boot"')) ?? '';
    const { snapshot } = JSON.parse(boot.slice(boot.indexOf('{'), boot.lastIndexOf('}') + 1));
    expect(snapshot.shell).toEqual({
      version: 'mono',
      base: '/shell/mono/',
      integrity: { 'main.js': 'sha384-one', 'words-it.js': 'sha384-one' },
    });
    expect(snapshot.remotes['mf-members']).toEqual([{ version: '1', container: 'members', base: '/artifacts/1/', integrity: {} }]);
  });

  it('may create its scripts under the policy of the page', () => {
    expect(oneBuildPolicy("script-src 'self'; trusted-types amarena-artifacts", ONE)).toBe(
      "script-src 'self'; trusted-types amarena#shell_mono amarena-artifacts",
    );
  });
});
