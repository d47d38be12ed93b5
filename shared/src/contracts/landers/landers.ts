import * as z from '@amarena/shared/schema';
import { Profile } from '../people/profile.ts';
import { Country } from '../platform/countries.ts';
import { beacon, endpoint } from '../platform/endpoint.ts';
import { Language } from '../platform/languages.ts';
import { Id, Instant } from '../platform/primitives.ts';
import { Tracking } from '../platform/tracking.ts';
import { LANDER_MARK_LENGTH } from './landerMark.ts';
import { LANDER_ICONS, LANDER_MAPS, LANDER_VIDEOS, LanderTemplate } from './landerTemplates.ts';

/** Maximum length of a text in a draft; published texts have their own limits in `landerTemplates.ts`. */
const MOST = 20_000;
/**
 * Plain text of one paragraph. Words between two asterisks are accented (`*word*`, see `landerText.ts`), and `{site}`,
 * `{price}`, `{fictional}` stand for data from the settings. No markup: tags are refused.
 */
const copy = z.string().check(z.maxLength(MOST));
/** Key of an uploaded image, the hash of its bytes; '' if none was chosen yet. */
const image = z.string().check(z.maxLength(64));
const items = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(40));

/** The only `h1`. `above`: a short line above it ("23:41"), '' for none. */
const Headline = z.object({ kind: z.literal('headline'), text: copy, above: z._default(copy, '') });
/** A paragraph. */
const Paragraph = z.object({ kind: z.literal('text'), text: copy });
/** True for a picture that adds nothing to the text, so that its `alt` may be ''. Not given: it says something. */
const decorative = z.optional(z.boolean());

/** A picture; `alt` says what it shows. */
const Picture = z.object({ kind: z.literal('image'), image, alt: copy, decorative });
/** One of our films, without essential sound. `alt` describes it; times are seconds from its start. */
const Video = z.object({
  kind: z.literal('video'),
  video: z.enum(LANDER_VIDEOS),
  poster: image,
  alt: copy,
  captions: items(z.object({ from: z.number(), to: z.number(), text: copy })),
});
/** Up to `count` of the members in `LanderPage.faces`; fewer or none if not enough agreed to be shown. */
const Faces = z.object({ kind: z.literal('faces'), title: z._default(copy, ''), count: z.int() });
/** Arguments side by side, or numbered steps if `ordered`. `icon` null: none. */
const Points = z.object({
  kind: z.literal('points'),
  title: z._default(copy, ''),
  ordered: z._default(z.boolean(), false),
  items: items(z.object({ icon: z._default(z.nullable(z.enum(LANDER_ICONS)), null), title: copy, text: z._default(copy, '') })),
});
/** A question with its answers, from left to right; `image` '' if it has none. Visitors' answers are not stored. */
const Choices = z.object({
  kind: z.literal('choices'),
  question: copy,
  image: z._default(image, ''),
  alt: z._default(copy, ''),
  decorative,
  options: items(copy),
});
/** A map of a country's regions, with the numbers of `LanderPage.regions`. */
const Regions = z.object({ kind: z.literal('regions'), country: z.enum(LANDER_MAPS), title: z._default(copy, '') });
/** The entry to sign-up. `button` is its label, `title` is above it, `note` below. */
const Form = z.object({ kind: z.literal('form'), title: z._default(copy, ''), button: copy, note: z._default(copy, '') });
/** Adults only, and some profiles are fictional: every lander says so below its form, in its own words. */
const Notice = z.object({ kind: z.literal('notice'), text: copy });

/** A block of a lander. Texts may be empty in a draft; `landerProblems` lists what a publication needs. */
export const LanderBlock = z.discriminatedUnion('kind', [
  Headline,
  Paragraph,
  Picture,
  Video,
  Faces,
  Points,
  Choices,
  Regions,
  Form,
  Notice,
]);
export type LanderBlock = z.infer<typeof LanderBlock>;
export type LanderBlockKind = LanderBlock['kind'];

/** The reading order of the blocks, whatever the design. */
export const LANDER_READING: readonly LanderBlockKind[] = [
  'headline',
  'text',
  'video',
  'image',
  'regions',
  'choices',
  'faces',
  'points',
  'form',
  'notice',
];

/** A lander in one language. `title` and `description` are those of the document and its share card, in plain text. */
export const LanderContent = z.object({ title: copy, description: copy, blocks: items(LanderBlock) });
export type LanderContent = z.infer<typeof LanderContent>;

/** One of the wordings under comparison. `weight`: its share of visitors in whole parts, 0 to 100; the weights can have any sum. */
export const LanderVariant = z.object({
  /** `a`, `b`, …: stays when the variant is renamed, because counts are stored by it. */
  key: z.string().check(z.regex(/^[a-z]$/)),
  /** Its internal name; '' for none. */
  name: z._default(z.string().check(z.maxLength(60)), ''),
  weight: z.int().check(z.gte(0), z.lte(100)),
  content: z.partialRecord(Language, LanderContent),
});
export type LanderVariant = z.infer<typeof LanderVariant>;

/** Everything that marketing writes for one lander. It is stored, versioned and delivered as one piece. */
export const LanderDocument = z.object({
  /** Its design, a component of mf-landers. The live version determines which there are. */
  template: LanderTemplate,
  /** '' is the plain page. A slug consists of lower-case words joined by `-`; an address with an unknown one shows the plain page. */
  slug: z.string().check(z.maxLength(60)),
  /** Its internal name. */
  name: z.string().check(z.maxLength(80)),
  /** Its languages: every variant has content in each. Visitors with other languages see Italian, so `it` is always included. */
  locales: z.array(Language).check(z.maxLength(7)),
  variants: z.array(LanderVariant).check(z.maxLength(4)),
  /** The source of a visitor whose address has none. */
  tracking: z._default(Tracking, {}),
  /** Start and end; null: from publication, or without an end. After its end the version before shows again. */
  starts: z._default(z.nullable(Instant), null),
  ends: z._default(z.nullable(Instant), null),
});
export type LanderDocument = z.infer<typeof LanderDocument>;

/** An image of a lander for `srcset`: WebP, the widest last. `width` and `height` are those of the widest, in pixels. */
export const LanderImage = z.object({
  width: z.int(),
  height: z.int(),
  sources: z.array(z.object({ src: z.string(), width: z.int() })),
});
export type LanderImage = z.infer<typeof LanderImage>;

/**
 * A member who agreed to appear on public pages. `fictional` ones are labelled wherever they show. `filename` (640 px)
 * and `thumb_filename` (320 px) follow `settings.cdn_prefix`; 4:5.
 */
export const LanderFace = z.object({
  id: Id,
  name: z.string(),
  age: z.int(),
  /** Key of the region, see `regions.php`. */
  region: z.nullable(z.string()),
  city: z.nullable(z.string()),
  fictional: z.boolean(),
  filename: z.string(),
  thumb_filename: z.string(),
});
export type LanderFace = z.infer<typeof LanderFace>;

/** Number of visible members in a region, by its key in `regions.php`; null: fewer than ten, which is not disclosed. */
export const LanderRegion = z.object({ key: z.string(), name: z.string(), members: z.nullable(z.int()) });
export type LanderRegion = z.infer<typeof LanderRegion>;

/**
 * A page's data: a published document in one language and one variant, with everything that it shows. Texts still have
 * the accents' asterisks; placeholders are filled in.
 */
export const LanderPage = z.object({
  document: Id,
  template: LanderTemplate,
  slug: z.string(),
  /** Number of the version, from 1. In a preview the number that it would get. */
  version: z.int(),
  variant: z.string(),
  /** Language of the texts: the requested one, or Italian if the document does not have it. */
  language: Language,
  /** All its languages, for `hreflang`. */
  languages: z.array(Language),
  /** Its own address without query: that of the plain page if the slug was unknown. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  blocks: z.array(LanderBlock),
  /** By the keys in the blocks. */
  images: z.record(z.string(), LanderImage),
  faces: z.array(LanderFace),
  /** Regions of the country of the `regions` block; none without one. */
  regions: z.array(LanderRegion),
  /** The regions of the visitor's own country, if that is another one; missing without such a block. */
  here: z.optional(z.object({ country: Country, regions: z.array(LanderRegion) })),
  /** The member on a member landing; null on every other lander. */
  member: z.nullable(Profile),
  /** The document's tracking defaults. */
  tracking: Tracking,
  /** Version of mf-landers with which it was published; null: none was live, so the active one is used. */
  remote: z.nullable(z.string()),
  /** Shown through a secret preview link: neither counted nor indexed. */
  preview: z.boolean(),
});
export type LanderPage = z.infer<typeof LanderPage>;

/** Name of the query parameter with the secret of a preview. */
export const LANDER_PREVIEW = 'preview';

/**
 * GET: the page of a lander for this visitor. An unknown slug returns the plain page; `profile` is the member on a
 * member landing. `preview` returns the version of that secret instead, in the given `variant`. Errors: `not_found` (no
 * such lander is live, or no such member), `link_invalid` (the secret is unknown or expired).
 */
export const getLander = endpoint({
  name: 'getLander',
  method: 'GET',
  path: '/api/lander.php',
  ids: { profile: 'any member' },
  access: 'visitor',
  query: z.object({
    template: LanderTemplate,
    slug: z._default(z.string().check(z.maxLength(80)), ''),
    language: Language,
    profile: z.optional(Id),
    preview: z.optional(z.string().check(z.maxLength(200))),
    variant: z.optional(z.string().check(z.maxLength(1))),
  }),
  answer: z.object({ page: LanderPage }),
});

/**
 * POST: a visitor began to sign up on a lander: touched its form, or pressed its button. Counted once a day for each
 * visitor, without a cookie. Succeeds for a version that is gone.
 */
export const postLanderStart = endpoint({
  name: 'postLanderStart',
  method: 'POST',
  path: '/api/lander-start.php',
  ids: { document: 'any lander' },
  access: 'visitor',
  body: z.object({ document: Id, version: z.int(), variant: z.string().check(z.maxLength(1)), tracking: z._default(Tracking, {}) }),
});

/** Maximum length of the query that `postLanderVisit` takes. */
export const VISIT_QUERY_LENGTH = 2_000;

/**
 * POST: a page that a cache kept was opened. `lander` is its mark (`landerMark.ts`), `query` that of its address, for the
 * source. Counted once a day for each visitor, without a cookie. Succeeds for anything but a mark, and for a version
 * that is gone.
 */
export const postLanderVisit = beacon({
  name: 'postLanderVisit',
  path: '/api/lander-visit.php',
  access: 'visitor',
  body: z.object({
    lander: z.string().check(z.maxLength(LANDER_MARK_LENGTH)),
    query: z.string().check(z.maxLength(VISIT_QUERY_LENGTH)),
  }),
});
