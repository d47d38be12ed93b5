import { isMemberTemplate } from '@amarena/shared/contracts/landerAddresses';
import type { LanderPage } from '@amarena/shared/contracts/landers';
import { landerPlain } from '@amarena/shared/contracts/landerText';
import { getPage, Page } from '@amarena/shared/contracts/pages';
import type { Boot } from '@amarena/shared/federation/boot';
import type { RenderedScreen } from '@amarena/shared/federation/render';
import { plainText } from '../pages/escaped.ts';
import { SIGNUP_WORDS } from '../signupPage/words.ts';
import { EVERY_LANGUAGE, type PublicPage } from './head.ts';
import type { ShownRoute } from './landers.ts';

export interface PublicPageFacts {
  readonly route: ShownRoute | null;
  readonly path: string;
  readonly boot: Boot;
  /** Null: it was not rendered. */
  readonly screen: RenderedScreen | null;
  /** What a lander's address shows; null on every other address. */
  readonly lander: LanderPage | null;
  /** Address under which members reach the site. */
  readonly publicUrl: string;
  /** A picture that stands for the page where it has none of its own; null: there is none. */
  readonly picture: PublicPage['image'];
}

const SCHEMA = 'https://schema.org';

/** The answer to a query that a screen was made from; undefined: it asked for no such thing. */
export const answerTo = (screen: RenderedScreen | null, name: string): unknown => screen?.answers.find(([[asked]]) => asked === name)?.[1];

/** Words whose links lead nowhere, as others show them. */
const unlinked = (text: string): string => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

const textOf = ({ body }: Page['sections'][number]): string =>
  unlinked(body.flatMap((block) => (block.kind === 'text' ? [block.text] : block.items)).join(' '));

const questions = ({ sections }: Page): object => ({
  '@context': SCHEMA,
  '@type': 'FAQPage',
  mainEntity: sections.map((section) => ({
    '@type': 'Question',
    name: section.heading,
    acceptedAnswer: { '@type': 'Answer', text: textOf(section) },
  })),
});

/** The first picture of a lander, in its largest form. */
function pictureOf({ blocks, images }: LanderPage, publicUrl: string): PublicPage['image'] {
  const key = blocks.flatMap((block) => (block.kind === 'image' ? [block.image] : []))[0];
  const image = key === undefined ? undefined : images[key];
  const largest = image?.sources.toSorted((one, other) => other.width - one.width)[0];
  if (image === undefined || largest === undefined) return null;
  const height = Math.round((image.height / image.width) * largest.width);
  return { src: new URL(largest.src, publicUrl).href, width: largest.width, height };
}

/** A page about one member is for whoever was led to it: no search engine keeps it. */
function aboutLander({ template, title, description, languages, path }: LanderPage, common: Common): PublicPage {
  const indexed = !isMemberTemplate(template);
  const [name, text] = [landerPlain(title), landerPlain(description)];
  const data = { '@context': SCHEMA, '@type': 'WebPage', name, description: text, inLanguage: common.language };
  return { ...common, title: name, description: text, languages, path, indexed, data: indexed ? data : null };
}

type Common = Pick<PublicPage, 'path' | 'language' | 'languages' | 'image' | 'indexed'>;

/** A screen's heading with the sentence below it. */
const HEADED = /<h1\b[^>]*>(.*?)<\/h1>\s*<p\b[^>]*>(.*?)<\/p>/s;

/** A screen that is no document is described by what it begins with; null: it begins otherwise. */
function aboutScreen(screen: RenderedScreen | null, common: Common): PublicPage | null {
  const [, title, description] = screen?.html.match(HEADED) ?? [];
  if (title === undefined || description === undefined) return null;
  const [name, text] = [plainText(title), plainText(description)];
  const data = { '@context': SCHEMA, '@type': 'WebPage', name, description: text, inLanguage: common.language };
  return { ...common, title: name, description: text, data };
}

/** Pages without words of their own: the way in may be found, a list of members or a log-in is for whoever comes. */
function aboutDoor({ name }: ShownRoute, { settings, language }: Boot, common: Common): PublicPage | null {
  const { description } = settings;
  if (name === 'signup') return { ...common, title: SIGNUP_WORDS[language].title, description, data: null };
  return name === 'members' || name === 'login' ? { ...common, title: settings.name, description, indexed: false, data: null } : null;
}

/** What is said of a page to whoever does not open it; null: nothing is, because it is for members or an error. */
export function publicPage({ route, path, boot, screen, lander, publicUrl, picture }: PublicPageFacts): PublicPage | null {
  if (route === null || boot.status !== 200 || boot.user !== null) return null;
  const { settings, language } = boot;
  const common = { path, language, languages: EVERY_LANGUAGE, image: picture, indexed: true };
  if (route.name === 'index') {
    const site = { '@context': SCHEMA, '@type': 'WebSite', name: settings.name, url: publicUrl, inLanguage: language };
    return { ...common, title: settings.index_title, description: settings.description, data: site };
  }
  if (lander !== null) return aboutLander(lander, { ...common, image: pictureOf(lander, publicUrl) ?? picture });
  const document = Page.safeParse(answerTo(screen, getPage.name));
  if (!document.success) return aboutScreen(screen, common) ?? aboutDoor(route, boot, common);
  const { title, token } = document.data;
  const lead = unlinked(document.data.lead);
  const page = { '@context': SCHEMA, '@type': 'WebPage', name: title, description: lead, inLanguage: language };
  return { ...common, title, description: lead, data: token === 'faq' ? questions(document.data) : page };
}
