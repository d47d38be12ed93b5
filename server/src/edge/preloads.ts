import type { FileFacts } from '@amarena/shared/federation/manifest';
import { artifactBase, type PageSnapshot, shellBase } from '../delivery/pageSnapshot.ts';
import type { ShownRoute } from './landers.ts';

/** A file of a build with its address; a script always has its integrity. */
export interface Asset {
  readonly href: string;
  readonly integrity: string;
}

/** A file of a build by its name. Throws for a name that the manifest lacks: nothing is sent without a hash. */
function asset(base: string, files: Readonly<Record<string, FileFacts>>, file: string): Asset {
  const facts = files[file];
  if (facts === undefined) throw new Error(`${base}${file} has no hash in its manifest, so it must not be sent.`);
  return { href: base + file, integrity: facts.integrity };
}

const unique = (assets: readonly Asset[]): Asset[] => [...new Map(assets.map((one) => [one.href, one])).values()];

/** Shared modules that were in the first script before versions said what each of their routes imports. */
const ONCE_FIRST: readonly string[] = ['@amarena/shared/ui', '@amarena/shared/spa'];

const APPLE_ICON = 'icon-apple-180.png';

export interface PageAssets {
  readonly scripts: readonly Asset[];
  readonly styles: readonly Asset[];
  readonly fonts: readonly Asset[];
  readonly icon: Asset | null;
  /** The home screen icon of an iPhone, which does not take it from the manifest. */
  readonly appleIcon: Asset | null;
  /** Scripts that the page will request next. */
  readonly preloads: readonly Asset[];
  /** Scripts that it also requests if the browser renders it. */
  readonly unrendered: readonly Asset[];
}

/** Everything that a route loads before it is shown, so that the browser can fetch it all at once. */
export function assetsFor(
  route: ShownRoute | null,
  language: string,
  { shell, manifests, artifactsAddress }: Pick<PageSnapshot, 'shell' | 'manifests' | 'artifactsAddress'>,
): PageAssets {
  const base = shellBase(shell.version);
  const ofShell = (file: string) => asset(base, shell.files, file);
  const [remote] = route === null || route.owner === 'shell' ? [] : (manifests[route.owner] ?? []);
  const keys =
    remote === undefined || route === null
      ? []
      : (remote.route_keys?.[route.name] ?? remote.shared_keys.filter((key) => ONCE_FIRST.includes(key)));
  const remoteFiles =
    remote === undefined || route === null ? [] : [...(remote.routes[route.name] ?? []), ...[remote.catalogues[language] ?? []].flat()];
  return {
    scripts: shell.scripts.map(ofShell),
    styles: shell.styles.map(ofShell),
    fonts: shell.fonts.map(ofShell),
    icon: shell.icon === null ? null : ofShell(shell.icon),
    unrendered: (shell.style_scripts ?? []).map(ofShell),
    appleIcon: APPLE_ICON in shell.files ? ofShell(APPLE_ICON) : null,
    preloads: unique([
      ...(shell.catalogues[language] ?? []).map(ofShell),
      ...keys.flatMap((key) => shell.shared_scripts?.[key] ?? []).map(ofShell),
      ...(remote === undefined ? [] : remoteFiles.map((file) => asset(artifactBase(artifactsAddress, remote), remote.files, file))),
    ]),
  };
}
