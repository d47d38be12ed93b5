import { SHARE_FIELD, SHARE_PATH } from '@amarena/shared/contracts/chat/sharedPhoto';
import { PHOTO_TYPES } from '@amarena/shared/contracts/people/ownPhotos';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import { SERVER_PAGE_WORDS } from '@amarena/shared/errors/serverPages';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { shellBase } from '../delivery/pageSnapshot.ts';
import { CRITICAL } from './criticalStyle.ts';

/** Address of the web app manifest, by which a browser installs the site as an app. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';

/** The preview picture of pages that have none of their own: a file in the shell's `public` folder. */
export const SHARE_ICON = 'icon-512.png';

/** App icons by purpose; files in the shell's `public` folder. */
const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: SHARE_ICON, sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
  { file: 'icon-monochrome-512.png', sizes: '512x512', purpose: 'monochrome' },
] as const;

/** Screenshots that a browser shows before the app is installed; files in the shell's `public` folder. */
const SCREENSHOTS = [
  { file: 'app-search-phone.webp', sizes: '780x1688', form_factor: 'narrow', label: 'app.shot.search' },
  { file: 'app-chat-phone.webp', sizes: '780x1688', form_factor: 'narrow', label: 'app.shot.chat' },
  { file: 'app-profile-phone.webp', sizes: '780x1688', form_factor: 'narrow', label: 'app.shot.profile' },
  { file: 'app-search-wide.webp', sizes: '1280x800', form_factor: 'wide', label: 'app.shot.search' },
  { file: 'app-chat-wide.webp', sizes: '1280x800', form_factor: 'wide', label: 'app.shot.chat' },
] as const;

/** Shortcuts that a long press on the app's icon offers. */
const SHORTCUTS = [
  { route: 'members', name: 'app.search' },
  { route: 'chats', name: 'app.messages' },
  { route: 'likes', name: 'app.likes' },
] as const;

interface Site {
  readonly settings: Pick<Settings, 'name' | 'description'>;
  readonly language: Language;
  readonly shell: Pick<ShellManifest, 'version' | 'files'>;
}

/** The app's manifest, in the visitor's language. A picture that the live shell lacks is left out. */
export function webManifest({ settings: { name, description }, language, shell }: Site): object {
  const base = shellBase(shell.version);
  const words = SERVER_PAGE_WORDS[language];
  const there = ({ file }: { readonly file: string }): boolean => file in shell.files;
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: language,
    dir: 'ltr',
    start_url: pathTo('members'),
    scope: '/',
    display: 'standalone',
    // If a browser supports no window without its bars, one with few of them.
    display_override: ['standalone', 'minimal-ui'],
    categories: ['social', 'lifestyle'],
    prefer_related_applications: false,
    background_color: CRITICAL.light,
    theme_color: CRITICAL.light,
    icons: ICONS.filter(there).map(({ file, sizes, purpose }) => ({ src: base + file, sizes, type: 'image/png', purpose })),
    screenshots: SCREENSHOTS.filter(there).map(({ file, label, ...shape }) => ({
      src: base + file,
      type: 'image/webp',
      label: words[label],
      ...shape,
    })),
    shortcuts: SHORTCUTS.map(({ route, name: word }) => ({
      name: words[word],
      url: pathTo(route),
      icons: ICONS.slice(0, 1)
        .filter(there)
        .map(({ file, sizes }) => ({ src: base + file, sizes, type: 'image/png' })),
    })),
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: SHARE_FIELD, accept: PHOTO_TYPES }] },
    },
  };
}
