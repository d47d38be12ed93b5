import { isMemberTemplate } from '@amarena/shared/contracts/landers/landerAddresses';
import { landerPlain } from '@amarena/shared/contracts/landers/landerMarkup';
import type { LanderPage } from '@amarena/shared/contracts/landers/landers';
import { getPage, Page } from '@amarena/shared/contracts/platform/staticPages';
import type { Boot } from '@amarena/shared/federation/boot';
import type { RenderedScreen } from '@amarena/shared/federation/render';
import { plainText } from '../pages/escaped.ts';
import { SIGNUP_WORDS } from '../signupPage/words.ts';
import type { ShownRoute } from './landers.ts';
import { EVERY_LANGUAGE, type PageMetadata } from './metadataHtml.ts';

export interface PageFacts {
  readonly route: ShownRoute | null;
  readonly path: string;
  readonly boot: Boot;
  /** Null if it was not rendered. */
  readonly screen: RenderedScreen | null;
  /** The lander at this address; null for any other address. */
  readonly lander: LanderPage | null;
  /** Address at which members reach the site. */
  readonly publicUrl: string;
  /** The preview picture of a page that has none of its own; null if there is none. */
  readonly picture: PageMetadata['image'];
}

const SCHEMA = 'https://schema.org';

/** The answer that a screen was rendered from; undefined if it made no such query. */
export const answerTo = (screen: RenderedScreen | null, name: string): unknown => screen?.answers.find(([[asked]]) => asked === name)?.[1];

/** Link texts without their links. */
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
function pictureOf({ blocks, images }: LanderPage, publicUrl: string): PageMetadata['image'] {
  const key = blocks.flatMap((block) => (block.kind === 'image' ? [block.image] : []))[0];
  const image = key === undefined ? undefined : images[key];
  const largest = image?.sources.toSorted((one, other) => other.width - one.width)[0];
  if (image === undefined || largest === undefined) return null;
  const height = Math.round((image.height / image.width) * largest.width);
  return { src: new URL(largest.src, publicUrl).href, width: largest.width, height };
}

/** A page about one member is for people who were led to it: search engines do not index it. */
function aboutLander({ template, title, description, languages, path }: LanderPage, common: Common): PageMetadata {
  const indexed = !isMemberTemplate(template);
  const [name, text] = [landerPlain(title), landerPlain(description)];
  const data = { '@context': SCHEMA, '@type': 'WebPage', name, description: text, inLanguage: common.language };
  return { ...common, title: name, description: text, languages, path, indexed, data: indexed ? data : null };
}

type Common = Pick<PageMetadata, 'path' | 'language' | 'languages' | 'image' | 'indexed'>;

/** A screen's heading with the sentence below it. */
const HEADED = /<h1\b[^>]*>(.*?)<\/h1>\s*<p\b[^>]*>(.*?)<\/p>/s;

/** A screen that is not a document is described by its heading and first sentence; null if it begins differently. */
function aboutScreen(screen: RenderedScreen | null, common: Common): PageMetadata | null {
  const [, title, description] = screen?.html.match(HEADED) ?? [];
  if (title === undefined || description === undefined) return null;
  const [name, text] = [plainText(title), plainText(description)];
  const data = { '@context': SCHEMA, '@type': 'WebPage', name, description: text, inLanguage: common.language };
  return { ...common, title: name, description: text, data };
}

/** Pages without content of their own: search engines may list the sign-up, but not the list of members or the log-in. */
function aboutDoor({ name }: ShownRoute, { settings, language }: Boot, common: Common): PageMetadata | null {
  const { description } = settings;
  if (name === 'signup') return { ...common, title: SIGNUP_WORDS[language].title, description, data: null };
  return name === 'members' || name === 'login' ? { ...common, title: settings.name, description, indexed: false, data: null } : null;
}

/** What is said of a page to people who have not opened it; null if nothing, because it is for members or an error. */
export function pageMetadata({ route, path, boot, screen, lander, publicUrl, picture }: PageFacts): PageMetadata | null {
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
