import { createHash } from 'node:crypto';
import { priceFormatter } from '@amarena/shared/amounts';
import { typeset } from '@amarena/shared/build/loneLetters';
import { isMemberTemplate, landerPath } from '@amarena/shared/contracts/landers/landerAddresses';
import { filledIn, type LanderPlaceholder } from '@amarena/shared/contracts/landers/landerMarkup';
import type { LanderContent, LanderDocument, LanderPage } from '@amarena/shared/contracts/landers/landers';
import type { LanderTemplate } from '@amarena/shared/contracts/landers/landerTemplates';
import type { Profile } from '@amarena/shared/contracts/people/profile';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { workOf } from './asLander.ts';
import type { Documents } from './documents.ts';
import { imagesIn, type LanderImages } from './images.ts';
import { contentIn } from './landerLanguage.ts';
import type { LiveLanders, LiveVersion } from './liveLanders.ts';
import type { LanderPeople } from './people.ts';
import type { Previews } from './previews.ts';
import { versionForSlug } from './versionForSlug.ts';
import { variantFor } from './visitors.ts';

/** The person that a page is made for. */
export interface Looking {
  readonly language: Language;
  /** Decides the price that a text mentions. */
  readonly country: Country;
}

/** The requested lander. */
export interface LanderAsked extends Looking {
  readonly template: LanderTemplate;
  readonly slug: string;
  /** The member that a member lander is about. */
  readonly profile: string | null;
  /** Secret of a preview. */
  readonly preview: string | null;
  /** The variant of a preview; null for the one that the visitor would get. */
  readonly variant: string | null;
  /** The visitor's bucket, see `buckets.ts`. */
  readonly bucket: number;
}

interface Deps {
  readonly documents: Documents;
  readonly images: LanderImages;
  readonly people: LanderPeople;
  readonly live: LiveLanders;
  readonly previews: Previews;
  profile(db: Db, memberId: string, now: Date): Promise<Result<Profile, ApiError>>;
  settings(db: Db, language: Language): Promise<Settings>;
}

/** What a page is made from. */
interface Drawn {
  readonly id: string;
  readonly version: number;
  readonly document: LanderDocument;
  readonly remote: string | null;
  readonly preview: boolean;
}

const money = (language: Language, country: Country, { costs, currency }: { costs: number; currency: string }): string =>
  priceFormatter(currency, `${language}-${country}`)(costs);

/** Maps every text in a value, at any depth, through `shown`. */
function eachText<Value>(value: Value, shown: (text: string) => string): Value {
  if (typeof value === 'string') return shown(value) as Value;
  if (Array.isArray(value)) return value.map((one) => eachText(one, shown)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, eachText(one, shown)])) as Value;
}

const countOf = ({ blocks }: LanderContent): number => Math.max(0, ...blocks.map((block) => (block.kind === 'faces' ? block.count : 0)));
const countryOf = ({ blocks }: LanderContent): Country | null =>
  blocks.flatMap((block) => (block.kind === 'regions' ? block.country : []))[0] ?? null;

/** What the placeholders of a text stand for. */
async function wordsFor(settings: Deps['settings'], db: Db, { language, country }: Looking): Promise<Record<LanderPlaceholder, string>> {
  const { name, fictional_plural, minimum_message_costs } = await settings(db, language);
  const price = minimum_message_costs[country];
  return { site: name, fictional: fictional_plural, price: price === undefined ? '' : money(language, country, price) };
}

/** The settled variant once a test is over, else the one that this visitor is assigned. */
const variantOf = ({ document, settled_variant, lander_id, test }: LiveVersion, bucket: number) =>
  document.variants.find(({ key }) => key === settled_variant) ?? variantFor(document.variants, `${lander_id}/${test}`, bucket);

/** Landers as visitors get them. */
export function createPages({ documents, images, people, live, previews, profile, settings }: Deps) {
  /** Null if the document has no content to show: a draft that was only started. */
  async function draw(
    db: Db,
    { id, version, document, remote, preview }: Drawn,
    { variant, member, ...looking }: Looking & { variant: LanderDocument['variants'][number] | null; member: Profile | null },
    now: Date,
  ): Promise<LanderPage | null> {
    const found = variant === null ? null : contentIn(variant, looking.language);
    if (variant === null || found === null) return null;
    const { language, content } = found;
    const { template, slug, tracking } = document;
    const drawnCountry = countryOf(content);
    const elsewhere = drawnCountry !== null && drawnCountry !== looking.country;
    const words = await wordsFor(settings, db, { ...looking, language });
    const { title, description, blocks } = eachText(content, (text) => typeset(language, filledIn(text, words)));
    return {
      document: id,
      template,
      slug,
      version,
      variant: variant.key,
      language,
      languages: document.locales,
      path: landerPath(template, slug, member?.id),
      title,
      description,
      blocks,
      images: await images.named(db, imagesIn({ variants: [{ ...variant, content: { [language]: content } }] })),
      faces: await people.faces(db, countOf(content), now),
      regions: await people.regions(db, drawnCountry, now),
      ...(elsewhere && { here: { country: looking.country, regions: await people.regions(db, looking.country, now) } }),
      member,
      tracking,
      remote,
      preview,
    };
  }

  /** The member of a member lander; null on any other lander, or if a preview names none. */
  async function memberOf(db: Db, template: LanderTemplate, id: string | null, now: Date): Promise<Result<Profile | null, ApiError>> {
    if (!isMemberTemplate(template) || id === null) return success(null);
    return profile(db, id, now);
  }

  async function previewed(db: Db, asked: LanderAsked, now: Date): Promise<Result<LanderPage, ApiError>> {
    const id = asked.preview === null ? null : await previews.find(db, asked.preview, now);
    const stored = id === null ? null : await documents.storedById(db, id);
    if (stored === null || stored.lander.template !== asked.template) return failure({ code: 'link_invalid' });
    const member = await memberOf(db, asked.template, asked.profile, now);
    if (!member.ok) return member;
    const document = workOf(stored, now);
    const version = (stored.versions.at(-1)?.number ?? 0) + 1;
    const variant = document.variants.find(({ key }) => key === asked.variant) ?? document.variants[0] ?? null;
    const drawn = { id: stored.lander.id, version, document, remote: null, preview: true };
    const page = await draw(db, drawn, { ...asked, variant, member: member.value }, now);
    return page === null ? failure({ code: 'not_found' }) : success(page);
  }

  return {
    /** The page of a lander as one visitor gets it. Errors: `not_found`, `link_invalid`, those of the member's profile. */
    async page(db: Db, asked: LanderAsked, now: Date): Promise<Result<LanderPage, ApiError>> {
      if (asked.preview !== null) return previewed(db, asked, now);
      const version = await versionForSlug(live, db, asked, now);
      if (version === null || (isMemberTemplate(asked.template) && asked.profile === null)) return failure({ code: 'not_found' });
      const member = await memberOf(db, asked.template, asked.profile, now);
      if (!member.ok) return member;
      const drawn = { id: version.lander_id, version: version.number, document: version.document, remote: version.remote, preview: false };
      const page = await draw(db, drawn, { ...asked, variant: variantOf(version, asked.bucket), member: member.value }, now);
      return page === null ? failure({ code: 'not_found' }) : success(page);
    },

    /** The page that a document would make, stored or not; null if it has nothing to show for this variant and language. */
    async preview(
      db: Db,
      document: LanderDocument,
      { variant, profile: memberId, ...looking }: Looking & { variant: string; profile: string | null },
      now: Date,
    ): Promise<LanderPage | null> {
      const chosen = document.variants.find(({ key }) => key === variant) ?? null;
      const member = await memberOf(db, document.template, memberId, now);
      const drawn = { id: UNSAVED, version: 0, document, remote: null, preview: true };
      return draw(db, drawn, { ...looking, variant: chosen, member: member.ok ? member.value : null }, now);
    },

    /** Changes with everything that the page's HTML depends on, and with nothing else. */
    fingerprint: (page: LanderPage): string => createHash('sha256').update(JSON.stringify(page)).digest('base64url').slice(0, 22),
  };
}

/** Id of a document that is not stored. */
const UNSAVED = '00000000-0000-7000-8000-000000000000';
