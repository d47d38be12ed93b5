import { join } from 'node:path';
import type { PartName } from '../../../server/src/delivery/part.ts';
import { changed, LANGUAGES } from '../../e2e/variants.ts';

/** A part, and a page that shows it. */
export interface PartPage {
  readonly part: PartName;
  readonly path: string;
  /** True: as a member. */
  readonly asMember: boolean;
}

/** A usual change of a part, and a page on which it shows. */
export interface PartChange extends PartPage {
  /** Folder of the words, and the key of one that changes in every language. */
  readonly words: readonly [folder: string, key: string];
  /** A component, a piece of it, and what stands there afterwards. */
  readonly component: readonly [file: string, before: string, after: string];
}

export const CHANGES: readonly PartChange[] = [
  {
    part: 'shell',
    path: '/',
    asMember: false,
    words: ['src/words', 'nav.search'],
    component: ['src/chrome/TopBar.tsx', '<LanguageMenu />', "{user === null && <span>{t('nav.search')}</span>}<LanguageMenu />"],
  },
  {
    part: 'mf-landers',
    path: '/',
    asMember: false,
    words: ['src/words', 'steps.title'],
    component: ['src/home/HomeScreen.tsx', "<h2>{t('steps.title')}</h2>", "<h2>{t('steps.title')}</h2><p>{t('home.lead')}</p>"],
  },
  {
    part: 'mf-members',
    path: '/members',
    asMember: true,
    words: ['src/words', 'play.match'],
    component: ['src/search/SearchHeading.tsx', '<PlayLinks />', '<Muted as="p">{t(\'play.label\')}</Muted><PlayLinks />'],
  },
  {
    part: 'mf-chat',
    path: '/chats',
    asMember: true,
    words: ['src/words', 'list.title'],
    component: ['src/list/ListHeader.tsx', '{filled && <Search', "{filled && <p>{t('list.label')}</p>}{filled && <Search"],
  },
  {
    part: 'mf-payments',
    path: '/premium',
    asMember: true,
    words: ['src/words', 'package.p0'],
    component: [
      'src/premium/PremiumScreen.tsx',
      "<h2>{t('premium.compare')}</h2>",
      "<h2>{t('premium.compare')}</h2><p>{t('premium.lead')}</p>",
    ],
  },
  {
    part: 'mf-signup',
    path: '/profile',
    asMember: true,
    words: ['src/ownProfile/words', 'profile.title'],
    component: [
      'src/ownProfile/OwnProfileScreen.tsx',
      '<h2 id="facts-title">{t(\'facts.title\')}</h2>',
      '<h2 id="facts-title">{t(\'facts.title\')}</h2><Muted $size="sm">{t(\'identity.help\')}</Muted>',
    ],
  },
];

/** Every part, and a page that shows it. */
export const PAGES: readonly PartPage[] = CHANGES;

/** Makes the change in a copy of the part's sources. Throws if the sources have become different. */
export async function makeChange(copy: string, { words: [folder, key], component: [file, before, after] }: PartChange): Promise<void> {
  const line = new RegExp(`('${key.replace('.', String.raw`\.`)}': ')`);
  for (const language of LANGUAGES) await changed(join(copy, folder, `${language}.ts`), (text) => text.replace(line, '$1Amarena · '));
  await changed(join(copy, file), (text) => text.replace(before, () => after));
}
