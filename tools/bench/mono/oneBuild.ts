import type { Boot } from '@amarena/shared/federation/boot';
import { BOOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import { policyName } from '@amarena/shared/federation/integrity';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { OWN_ARTIFACTS } from '../../../server/src/delivery/folders.ts';
import { shellBase } from '../../../server/src/delivery/pageSnapshot.ts';
import { firstHashes } from '../../../server/src/edge/firstHashes.ts';
import type { ShownRoute } from '../../../server/src/edge/landers.ts';
import { type Asset, assetsFor, type PageAssets } from '../../../server/src/edge/preloads.ts';
import { jsonInScript } from '../../../server/src/pages/escaped.ts';

const SCRIPT = /^<script defer /;
const PRELOAD = /^<link rel="preload" as="script"/;
const STYLE = /^<link rel="stylesheet"/;
const FONT = /^<link rel="preload" as="font"/;
const BOOT = new RegExp(`^(<script[^>]* id="${BOOT_ELEMENT}">)(.*)(</script>)$`);
const LOW = ' fetchpriority="low"';

const facts = ({ href, integrity }: Asset, more = ''): string => `href="${href}" integrity="${integrity}"${more} crossorigin="anonymous">`;

const isScript = ([file]: readonly [string, unknown]): boolean => file.endsWith('.js');

/** The same boot data, with the single build as the shell, and without the files of remotes, of which it needs none. */
function bootOf(json: string, manifest: ShellManifest, assets: PageAssets): string {
  const boot: Boot = JSON.parse(json);
  const hashes = Object.entries(manifest.files).filter(isScript);
  const shell = {
    version: manifest.version,
    base: shellBase(manifest.version),
    integrity: Object.fromEntries(hashes.map(([file, { integrity }]) => [file, integrity])),
  };
  const remotes = Object.entries(boot.snapshot.remotes).map(([name, versions]) => [
    name,
    versions.map(({ hashes: _hashes, ...version }) => ({ ...version, integrity: {} })),
  ]);
  const snapshot = { ...boot.snapshot, shell, remotes: Object.fromEntries(remotes) };
  const changed = { ...boot, snapshot: firstHashes({ snapshot, shell: manifest, manifests: {} }, assets, boot.language) };
  return jsonInScript(changed);
}

/**
 * Turns the lines of a site's document, one after the other, into those of the same page with the single build in
 * place of shell and remotes. What the server rendered stays as it is.
 */
export function oneBuildLines(manifest: ShellManifest, route: ShownRoute | null, language: string): (line: string) => string | null {
  const assets = assetsFor(route, language, { shell: manifest, manifests: {}, artifactsAddress: OWN_ARTIFACTS });
  const tags = new Map<RegExp, (priority: string) => string[]>([
    [SCRIPT, (priority) => assets.scripts.map((asset) => `<script defer ${facts(asset, priority).replace('href=', 'src=')}</script>`)],
    [PRELOAD, (priority) => assets.preloads.map((asset) => `<link rel="preload" as="script" ${facts(asset, priority)}`)],
    [STYLE, () => assets.styles.map((asset) => `<link rel="stylesheet" ${facts(asset)}`)],
    [FONT, () => assets.fonts.map(({ href }) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`)],
  ]);
  return (line) => {
    for (const [kind, make] of tags) {
      if (!kind.test(line)) continue;
      const made = make(line.includes(LOW) ? LOW : '');
      tags.set(kind, () => []);
      return made.length === 0 ? null : made.join('\n');
    }
    const [, before, boot, after] = line.match(BOOT) ?? [];
    return boot === undefined ? line : `${before}${bootOf(boot, manifest, assets)}${after}`;
  };
}

/** The page's policy, which also lets the single build create its scripts. */
export const oneBuildPolicy = (policy: string, { container }: ShellManifest): string =>
  policy.replace('trusted-types ', `trusted-types ${policyName(container)} `);
