import { pathTo } from '@amarena/shared/contracts/routes';
import type { Settings } from '@amarena/shared/contracts/settings';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { shellBase } from '../delivery/pageSnapshot.ts';
import { CRITICAL } from './criticalStyle.ts';

/** Address of the manifest by which a browser installs the site as an app. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';

/** The picture that stands for the site where a page has none of its own: a file of the shell's `public` folder. */
export const SHARE_ICON = 'icon-512.png';

/** Pictures of the app by what a launcher does with them; files of the shell's `public` folder. */
const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: SHARE_ICON, sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
  { file: 'icon-monochrome-512.png', sizes: '512x512', purpose: 'monochrome' },
] as const;

interface Site {
  readonly settings: Pick<Settings, 'name' | 'description'>;
  readonly language: string;
  readonly shell: Pick<ShellManifest, 'version' | 'files'>;
}

/** The app's manifest, in the visitor's language. An icon that the live shell lacks is left out. */
export function webManifest({ settings: { name, description }, language, shell }: Site): object {
  const base = shellBase(shell.version);
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: language,
    start_url: pathTo('members'),
    scope: '/',
    display: 'standalone',
    background_color: CRITICAL.light,
    theme_color: CRITICAL.light,
    icons: ICONS.filter(({ file }) => file in shell.files).map(({ file, sizes, purpose }) => ({
      src: base + file,
      sizes,
      type: 'image/png',
      purpose,
    })),
  };
}
