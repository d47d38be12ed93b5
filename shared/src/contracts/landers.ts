import * as z from '@amarena/shared/schema';
import { Tracking } from './accounts.ts';
import { Country } from './countries.ts';
import { endpoint } from './endpoint.ts';
import { LANDER_ICONS, LANDER_MAPS, LANDER_VIDEOS, LanderTemplate } from './landerTemplates.ts';
import { Language } from './languages.ts';
import { Id, Instant } from './primitives.ts';
import { Profile } from './profile.ts';

/** Most characters of a text in a draft; published ones have limits of their own in `landerTemplates.ts`. */
const MOST = 20_000;
/**
 * Plain text of one paragraph. Words between two asterisks carry the accent (`*word*`, see `landerText.ts`), and
 * `{site}`, `{price}`, `{fictional}` stand for data of the settings. No markup: a tag is refused.
 */
const copy = z.string().check(z.maxLength(MOST));
/** Key of an image that was uploaded, the hash of its bytes; '' where none was chosen yet. */
const image = z.string().check(z.maxLength(64));
const items = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.maxLength(40));

/** The one `h1`. `above`: a short line over it ("23:41"), '' for none. */
const Headline = z.object({ kind: z.literal('headline'), text: copy, above: z._default(copy, '') });
/** A paragraph. */
const Paragraph = z.object({ kind: z.literal('text'), text: copy });
/** A picture; `alt` is '' where it says nothing that the words do not say. */
const Picture = z.object({ kind: z.literal('image'), image, alt: copy });
/** A film of ours, without sound that anyone would miss. `alt` says what is to be seen; times are seconds from its start. */
const Video = z.object({
  kind: z.literal('video'),
  video: z.enum(LANDER_VIDEOS),
  poster: image,
  alt: copy,
  captions: items(z.object({ from: z.number(), to: z.number(), text: copy })),
});
/** As many as `count` of the members in `LanderPage.faces`; fewer or none where fewer agreed to be shown. */
const Faces = z.object({ kind: z.literal('faces'), title: z._default(copy, ''), count: z.int() });
/** Arguments side by side, or steps one after another where `ordered`. `icon` null: none. */
const Points = z.object({
  kind: z.literal('points'),
  title: z._default(copy, ''),
  ordered: z._default(z.boolean(), false),
  items: items(z.object({ icon: z._default(z.nullable(z.enum(LANDER_ICONS)), null), title: copy, text: z._default(copy, '') })),
});
/** A question with its answers, from left to right; `image` '' where it has none. Nothing is stored of what a visitor answers. */
const Choices = z.object({
  kind: z.literal('choices'),
  question: copy,
  image: z._default(image, ''),
  alt: z._default(copy, ''),
  options: items(copy),
});
/** A map of a country's regions, with the numbers of `LanderPage.regions`. */
const Regions = z.object({ kind: z.literal('regions'), country: z.enum(LANDER_MAPS), title: z._default(copy, '') });
/** The way to sign up. `button` is what it says, `title` stands over it, `note` under it. */
const Form = z.object({ kind: z.literal('form'), title: z._default(copy, ''), button: copy, note: z._default(copy, '') });
/** For adults only, some profiles are fictional: every lander says it under its form, in its own words. */
const Notice = z.object({ kind: z.literal('notice'), text: copy });

/** A piece of a lander. Texts may be empty in a draft; `landerProblems` says what a publication lacks. */
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

/** The order in which a page is read, whatever its design. */
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

/** A lander in one language. `title` and `description` are those of the document and of its share card, plain. */
export const LanderContent = z.object({ title: copy, description: copy, blocks: items(LanderBlock) });
export type LanderContent = z.infer<typeof LanderContent>;

/** One of the wordings that are compared. `weight`: whole parts of the visitors, 0 to 100; the weights need no sum. */
export const LanderVariant = z.object({
  /** `a`, `b`, …: stays when the variant is renamed, and is what counts are kept by. */
  key: z.string().check(z.regex(/^[a-z]$/)),
  /** What the team calls it; '' for none. */
  name: z._default(z.string().check(z.maxLength(60)), ''),
  weight: z.int().check(z.gte(0), z.lte(100)),
  content: z.partialRecord(Language, LanderContent),
});
export type LanderVariant = z.infer<typeof LanderVariant>;

/** Everything that marketing writes of one lander. It is stored, versioned and shipped as one piece. */
export const LanderDocument = z.object({
  /** Its design, a component of mf-landers. Which there are is said by the version that is live. */
  template: LanderTemplate,
  /** '' is the plain page. A slug is lower-case words joined by `-`; an address with an unknown one shows the plain page. */
  slug: z.string().check(z.maxLength(60)),
  /** What the team calls it. */
  name: z.string().check(z.maxLength(80)),
  /** The languages it speaks: every variant has content in each. Others see Italian, so `it` is always among them. */
  locales: z.array(Language).check(z.maxLength(7)),
  variants: z.array(LanderVariant).check(z.maxLength(4)),
  /** Where a visitor counts as coming from whose address does not say. */
  tracking: z._default(Tracking, {}),
  /** Shown from and until; null: from its publication, without an end. After its end the version before shows again. */
  starts: z._default(z.nullable(Instant), null),
  ends: z._default(z.nullable(Instant), null),
});
export type LanderDocument = z.infer<typeof LanderDocument>;

/** An image of a lander, ready for `srcset`: WebP, the widest last. `width` and `height` are those of the widest, in pixels. */
export const LanderImage = z.object({
  width: z.int(),
  height: z.int(),
  sources: z.array(z.object({ src: z.string(), width: z.int() })),
});
export type LanderImage = z.infer<typeof LanderImage>;

/**
 * A member who agreed to stand on public pages, at this moment. `fictional` ones carry the label wherever they show.
 * `filename` (640 px) and `thumb_filename` (320 px) stand behind `settings.cdn_prefix`; 4:5.
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

/** Members of a region who can be found, by its key in `regions.php`; null: fewer than ten, which nobody needs to know. */
export const LanderRegion = z.object({ key: z.string(), name: z.string(), members: z.nullable(z.int()) });
export type LanderRegion = z.infer<typeof LanderRegion>;

/**
 * What a page gets: a published document for one language and one variant, with all that it shows. Texts carry the
 * accent's asterisks still; settings are filled in.
 */
export const LanderPage = z.object({
  document: Id,
  template: LanderTemplate,
  slug: z.string(),
  /** Number of the version, from 1. In a preview the number that it would get. */
  version: z.int(),
  variant: z.string(),
  /** What the texts are in: the language asked for, or Italian where the document does not speak it. */
  language: Language,
  /** Every language it speaks, for `hreflang`. */
  languages: z.array(Language),
  /** Its own address without query: that of the plain page where the slug was unknown. */
  path: z.string(),
  title: z.string(),
  description: z.string(),
  blocks: z.array(LanderBlock),
  /** By the keys that the blocks name. */
  images: z.record(z.string(), LanderImage),
  faces: z.array(LanderFace),
  /** Regions of the country of the `regions` block; none without one. */
  regions: z.array(LanderRegion),
  /** The same of the visitor's own country, where that is another; missing without such a block. */
  here: z.optional(z.object({ country: Country, regions: z.array(LanderRegion) })),
  /** Whom a member landing is about; null on every other lander. */
  member: z.nullable(Profile),
  /** The document's tracking defaults. */
  tracking: Tracking,
  /** Version of mf-landers that it was published with; null: none was live, the active one serves. */
  remote: z.nullable(z.string()),
  /** Shown by a secret link to someone who works on it: not counted, not indexed. */
  preview: z.boolean(),
});
export type LanderPage = z.infer<typeof LanderPage>;

/** Name of the query parameter that carries the secret of a preview. */
export const LANDER_PREVIEW = 'preview';

/**
 * GET: the page of a lander as this visitor gets it. An unknown slug answers the plain page; `profile` is the member of
 * a member landing. `preview` shows the version of that secret instead, in the `variant` that is named. Errors:
 * `not_found` (no such lander is live, or no such member), `link_invalid` (the secret is unknown or has ended).
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
 * visitor, without a cookie. Answers well for a version that is gone.
 */
export const postLanderStart = endpoint({
  name: 'postLanderStart',
  method: 'POST',
  path: '/api/lander-start.php',
  ids: { document: 'any lander' },
  access: 'visitor',
  body: z.object({ document: Id, version: z.int(), variant: z.string().check(z.maxLength(1)), tracking: z._default(Tracking, {}) }),
});
