import { createHash } from 'node:crypto';
import { appendFile, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pruneBuilds } from '@amarena/shared/build/pruneBuilds';
import { ENTRY_FILE, HASHES_FILE, MANIFEST_FILE, Manifest } from '@amarena/shared/federation/manifest';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { publish } from '../../src/delivery/publish.ts';
import { temporaryFolder } from './support/builds.ts';
import { openDelivery } from './support/delivery.ts';
import { aTinyRemote, buildTiny, OWNED } from './support/tinyRemote.ts';

const BUILD_TIMEOUT = 120_000;

describe('a real build of a remote', () => {
  let source: string;
  let directory: string;
  let manifest: Manifest;
  const file = (name: string) => readFile(path.join(directory, name));

  beforeAll(async () => {
    source = await aTinyRemote();
    directory = (await buildTiny(source, '1.4.0')).directory;
    manifest = Manifest.parse(JSON.parse((await file(MANIFEST_FILE)).toString()));
  }, BUILD_TIMEOUT);

  it('describes every file with its hash and has it compressed beside it', async () => {
    expect(Object.keys(manifest.files)).toContain(ENTRY_FILE);
    for (const [name, { integrity, sha256, bytes }] of Object.entries(manifest.files)) {
      const content = await file(name);
      expect([integrity, bytes]).toEqual([`sha384-${createHash('sha384').update(content).digest('base64')}`, content.length]);
      expect(sha256).toBe(createHash('sha256').update(content).digest('base64'));
      expect(brotliDecompressSync(await file(`${name}.br`)).equals(content)).toBe(true);
    }
  });

  it('lists what the page and each language load, and leaves tests out', () => {
    expect(manifest.exposes['./page']).toEqual(['page.js']);
    expect(Object.keys(manifest.catalogues).sort()).toEqual(['de', 'en']);
    expect(manifest.files[manifest.catalogues.de ?? '']).toBeDefined();
  });

  it('lists what a first visit of each route loads, with the chunk of a screen that the page loads on demand', () => {
    const [page = ''] = manifest.exposes['./page'] ?? [];
    expect(manifest.routes.members).toEqual([ENTRY_FILE, page]);
    expect(manifest.routes['members-id']).toEqual([ENTRY_FILE, page, expect.stringMatching(/^[0-9]+\.js$/)]);
    expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining(manifest.routes['members-id'] ?? []));
  });

  it('lists what each route imports from the shell, from which its icons have their base', () => {
    const ofPage = ['react/jsx-runtime', '@amarena/shared/styled'];
    expect(manifest.route_keys?.members).toEqual(ofPage);
    expect(manifest.route_keys?.['members-id']?.toSorted()).toEqual([...ofPage, '@amarena/shared/ui-first'].sort());
  });

  it('names the licence of every package that it carries', () => {
    expect(manifest.licences).toEqual({ 'lucide-react': 'ISC' });
  });

  it('carries no copy of what the shell shares', async () => {
    expect(manifest.shared_keys).toEqual(['react/jsx-runtime', '@amarena/shared/ui-first', '@amarena/shared/styled']);
    expect(manifest.files[ENTRY_FILE]?.gzip).toBeLessThan(12_000);
  });

  it('asks the page for the hash of every chunk and refuses a chunk without one', async () => {
    const entry = (await file(ENTRY_FILE)).toString();
    expect(entry).toMatch(
      /__amarenaIntegrity\?\.\((\w)\);if\(!(\w)\)\{globalThis\.__amarenaHashes\?\.\(\w\)\?\.then\(.{1,40}\)\?\?\w\(\{type:"hash_missing"/,
    );
    expect(entry).toMatch(/\.crossOrigin="anonymous",\w\.integrity=\w/);
  });

  it('has the hashes of all its scripts in a file of its own, for pages whose document does not list them', async () => {
    const hashes: Record<string, string> = JSON.parse((await file(HASHES_FILE)).toString());
    expect(Object.keys(hashes).sort()).toEqual(Object.keys(manifest.files).filter((name) => name.endsWith('.js')));
    for (const [name, hash] of Object.entries(hashes)) expect(hash).toBe(manifest.files[name]?.integrity);
  });

  it('has a source map for each script, apart from its files, which no script mentions', async () => {
    const scripts = Object.keys(manifest.files).filter((name) => name.endsWith('.js'));
    expect((await readdir(path.join(directory, 'maps'))).sort()).toEqual(scripts.map((name) => `${name}.map`));
    expect(scripts).not.toEqual([]);
    for (const name of scripts) expect((await file(name)).toString()).not.toContain('sourceMappingURL');
    const [page = ''] = manifest.exposes['./page'] ?? [];
    const { sources, sourcesContent } = JSON.parse((await file(`maps/${page}.map`)).toString());
    const own = sources.findIndex((source: string) => source.endsWith('mf-members/src/entry.tsx'));
    expect(sourcesContent[own]).toContain('export const Page = () => <Box />;');
  });

  it('is named by its version, in its container and in its Trusted Types policy', async () => {
    const entry = (await file(ENTRY_FILE)).toString();
    expect(manifest.container).toBe('mf_members_1_4_0');
    expect(entry).toContain('amarena#mf_members_1_4_0');
  });

  it(
    'differs from the next version only where the sources differ, apart from its entry and the list of hashes',
    async () => {
      const words = path.join(source, 'src/words/de.ts');
      const before = await readFile(words);
      await appendFile(words, '\nexport const more = 1;\n');
      const next = await buildTiny(source, '1.5.0');
      const { files } = Manifest.parse(JSON.parse(await readFile(path.join(next.directory, MANIFEST_FILE), 'utf8')));
      await writeFile(words, before);
      const changed = Object.keys(files).filter((name) => files[name]?.integrity !== manifest.files[name]?.integrity);
      expect(changed.sort()).toEqual([HASHES_FILE, 'mf-members-src-words-de.js', ENTRY_FILE].sort());
    },
    BUILD_TIMEOUT,
  );

  it('can be published as it is', async () => {
    const { artifacts } = await openDelivery();
    expect(await publish(artifacts, directory)).toMatchObject({ ok: true, value: { version: '1.4.0' } });
  });

  it(
    'is not built again until its sources change',
    async () => {
      expect(await buildTiny(source, '1.4.0')).toMatchObject({ fresh: false });
      await appendFile(path.join(source, 'src/entry.tsx'), '\nexport const more = 1;\n');
      expect(await buildTiny(source, '1.4.0')).toMatchObject({ fresh: true });
    },
    BUILD_TIMEOUT,
  );
});

describe('old builds', () => {
  it('go when newer ones come', async () => {
    const root = await temporaryFolder();
    for (let build = 1; build <= 9; build += 1) {
      await mkdir(path.join(root, `1.0.${build}`));
      await utimes(path.join(root, `1.0.${build}`), build, build);
    }
    await pruneBuilds(root);

    expect((await readdir(root)).sort()).toEqual(['1.0.4', '1.0.5', '1.0.6', '1.0.7', '1.0.8', '1.0.9']);
  });
});

describe('a build that must not be', () => {
  it(
    'fails for a remote that would carry its own copy of shared state',
    async () => {
      const source = await aTinyRemote({ entry: "export { aSettings } from '@amarena/shared/testing/siteBuilders';" });
      await expect(buildTiny(source, '1.0.0')).rejects.toThrow(/own copy of what the shell shares.*shared\/src\/testing\/siteBuilders\.ts/);
    },
    BUILD_TIMEOUT,
  );

  it('fails for a route of its own without a screen, and for a screen of a route of someone else', async () => {
    const source = await aTinyRemote({ screens: { members: 'entry.tsx', chats: 'entry.tsx' } });
    const lacking = OWNED.filter((name) => name !== 'members').map((name) => `"${name}"`);
    await expect(buildTiny(source, '1.0.0')).rejects.toThrow(`"screens" lacks ${lacking.join(', ')}. "screens" names "chats", which`);
  });
});
