import type { Override } from '../../federation/boot.ts';
import { BOOT_ELEMENT } from '../../federation/bootElements.ts';
import { policyName } from '../../federation/integrity.ts';
import type { Manifest } from '../../federation/manifest.ts';
import type { LoadableVersion } from '../../federation/registry.ts';
import { RELOAD_PATH } from './reload.ts';

/** Where the files of the build in this folder are, on the site that `dev` serves. */
const baseOf = ({ remote, version }: Pick<Manifest, 'remote' | 'version'>): string => `/artifacts/${remote}/${version}/`;

const loadable = (manifest: Manifest): LoadableVersion => ({
  version: manifest.version,
  container: manifest.container,
  base: baseOf(manifest),
  requires: Object.fromEntries(Object.entries(manifest.contract.requires)),
  integrity: Object.fromEntries(
    Object.entries(manifest.files).flatMap(([file, { integrity }]) => (file.endsWith('.js') ? [[file, integrity]] : [])),
  ),
});

/** What `dev` changes in the data of a page. The site may be of another release, so the rest is kept as it is. */
interface BootData {
  snapshot: { remotes: Record<string, unknown> };
  guest?: unknown;
  overrides: unknown[];
  status: number;
}

/** The data of a page that has only this build of the guest, whether or not the site knows the guest. */
function bootWith(text: string, manifest: Manifest): string {
  const boot: BootData = JSON.parse(text);
  const remotes = { ...boot.snapshot.remotes, [manifest.remote]: [loadable(manifest)] };
  const guest = { name: manifest.remote, ...manifest.contract.guest };
  // As if a developer had asked for this version: the page says so, and the browser keeps no copy of it.
  const override: Override = { kind: 'version', remote: manifest.remote, version: manifest.version };
  const changed = { ...boot, status: 200, guest, overrides: [override], snapshot: { ...boot.snapshot, remotes } };
  // No text in it may end its script element.
  return JSON.stringify(changed).replaceAll('<', '\\u003c');
}

const BOOT = new RegExp(`(<script type="application/json" id="${BOOT_ELEMENT}">)(.*?)(</script>)`, 's');
/** Tags that load files of the live version. */
const loadsOf = (remote: Manifest['remote']): RegExp =>
  new RegExp(`<(?:script|link) [^>]*(?:src|href)="[^"]*/${remote}/[^"]*"[^>]*>(?:</script>)?\\n?`, 'g');

/** The HTML of a guest's page with a build in place of the live version, and with a script that reloads it after the next build. */
export const pageWith = (html: string, manifest: Manifest): string =>
  html
    .replaceAll(loadsOf(manifest.remote), '')
    .replace(BOOT, (_all, open: string, text: string, end: string) => open + bootWith(text, manifest) + end)
    .replace('</head>', () => `<script defer src="${RELOAD_PATH}"></script>\n</head>`);

/** The policy of a page, with the policy name of the build, and without the demand for https. */
export const policyWith = (policy: string, { container }: Manifest): string =>
  policy
    .split('; ')
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) => (directive.startsWith('trusted-types ') ? `${directive} ${policyName(container)}` : directive))
    .join('; ');
