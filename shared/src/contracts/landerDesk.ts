import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';
import { LanderProblem } from './landerProblem.ts';
import { LanderDocument, LanderImage, LanderPage } from './landers.ts';
import { LanderTemplate, LanderTemplates } from './landerTemplates.ts';
import { Language } from './languages.ts';
import { Id, Instant } from './primitives.ts';

/** One place where two documents differ. `before` null: it is new; `after` null: it is gone. Values that are no text are JSON. */
export const LanderChange = z.object({ path: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });
export type LanderChange = z.infer<typeof LanderChange>;

/**
 * Where a version stands at this moment. `live`: visitors see it. `scheduled`: its start is to come. `waiting`: another
 * one is shown before it, and it shows again when that one ends. `past`: it does not show again by itself. `withdrawn`:
 * it was taken back before its end.
 */
export const VersionState = z.enum(['live', 'scheduled', 'waiting', 'past', 'withdrawn']);
export type VersionState = z.infer<typeof VersionState>;

/** A published version. `number` counts from 1 without gaps. */
export const LanderVersion = z.object({
  number: z.int(),
  state: VersionState,
  published_at: Instant,
  /** Who published it; null: the account is gone, or the site itself at its first start. */
  published_by: z.nullable(z.string()),
  starts: z.nullable(Instant),
  ends: z.nullable(Instant),
  /** Number of the version that this one brought back; null: it is new. */
  restores: z.nullable(z.int()),
  /** Version of mf-landers that it was published with. */
  remote: z.nullable(z.string()),
});
export type LanderVersion = z.infer<typeof LanderVersion>;

/** A draft: what the next publication would be. */
export const LanderDraft = z.object({
  saved_at: Instant,
  /** Who saved it last; null: the account is gone. */
  saved_by: z.nullable(z.string()),
  /** Everything that keeps it from being published, by place. */
  problems: z.array(LanderProblem),
  /** Where it differs from what is live. */
  changes: z.array(LanderChange),
});
export type LanderDraft = z.infer<typeof LanderDraft>;

/** A lander in the list. */
export const LanderLine = z.object({
  id: Id,
  template: LanderTemplate,
  slug: z.string(),
  name: z.string(),
  /** Its address; a member landing's has `:id` where the member's id stands. */
  path: z.string(),
  /** Number of the live version; null: visitors do not see it. */
  live: z.nullable(z.int()),
  /** The version that goes live next by its own start; null: none waits for one. */
  next: z.nullable(z.object({ number: z.int(), starts: Instant })),
  /** True where a draft differs from what is live. */
  drafted: z.boolean(),
  /** How many problems each language of the draft has, and those that belong to none under ``. */
  problems: z.record(z.string(), z.int()),
  /** Variants that are compared at this moment; 0: no test is on. */
  testing: z.int(),
  changed_at: Instant,
  changed_by: z.nullable(z.string()),
});
export type LanderLine = z.infer<typeof LanderLine>;

/** Everything an editor sees of a lander at once. */
export const LanderDetail = z.extend(LanderLine, {
  /** The document as it is being written: the draft, or what is live where there is none. */
  document: LanderDocument,
  /** Goes along with every change: who has another one has not seen the last change. */
  revision: z.int(),
  draft: z.nullable(LanderDraft),
  /** The last first. */
  versions: z.array(LanderVersion),
  /** Images that the document names, ready to be shown. */
  images: z.record(z.string(), LanderImage),
});
export type LanderDetail = z.infer<typeof LanderDetail>;

const One = z.object({ id: Id });
/** Number of a version in a query. */
export const VersionNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000));
/** `revision` as it was read: another one answers `lander_changed` with what the other person changed. */
const Change = z.object({ id: Id, revision: z.int() });
const detail = z.object({ lander: LanderDetail });
/** A document as someone wrote it. Its places are refused by name, so the server reads it itself. */
const written = z.looseObject({});

/** GET: all landers, by template and slug. Errors of this and every call here: `forbidden` for all but editors. */
export const getLanders = endpoint({
  name: 'getLanders',
  method: 'GET',
  path: '/api/landers.php',
  answer: z.object({ landers: z.array(LanderLine) }),
});

/** GET: the templates of the version of mf-landers that is live: a document of any other cannot be published. Errors: `forbidden`. */
export const getLanderTemplates = endpoint({
  name: 'getLanderTemplates',
  method: 'GET',
  path: '/api/lander-templates.php',
  answer: z.object({ templates: LanderTemplates }),
});

/** GET: one lander. Errors: `forbidden`, `not_found`. */
export const getLanderDetail = endpoint({
  name: 'getLanderDetail',
  method: 'GET',
  path: '/api/lander-detail.php',
  ids: { id: 'staff' },
  query: One,
  answer: detail,
});

/**
 * GET: in which languages the page that visitors get could not be rendered ahead when this server last tried; their
 * browsers do it then. Empty: in none. Errors: `forbidden`, `not_found`.
 */
export const getLanderRendering = endpoint({
  name: 'getLanderRendering',
  method: 'GET',
  path: '/api/lander-rendering.php',
  ids: { id: 'staff' },
  query: One,
  answer: z.object({ failed: z.array(Language) }),
});

/** GET: the document of a version. Errors: `forbidden`, `not_found`. */
export const getLanderVersion = endpoint({
  name: 'getLanderVersion',
  method: 'GET',
  path: '/api/lander-version.php',
  ids: { id: 'staff' },
  query: z.object({ id: Id, number: VersionNumber }),
  answer: z.object({ version: LanderVersion, document: LanderDocument }),
});

/** GET: where two versions differ; 0 is the draft. Errors: `forbidden`, `not_found`. */
export const getLanderDiff = endpoint({
  name: 'getLanderDiff',
  method: 'GET',
  path: '/api/lander-diff.php',
  ids: { id: 'staff' },
  query: z.object({ id: Id, from: VersionNumber, to: VersionNumber }),
  answer: z.object({ changes: z.array(LanderChange) }),
});

/** POST: a new lander with its first draft; nobody sees it before it is published. Errors: `lander_refused`. */
export const postLander = endpoint({
  name: 'postLander',
  method: 'POST',
  path: '/api/lander-detail.php',
  body: z.object({ document: written }),
  answer: detail,
});

/**
 * PUT: keeps a document as the draft. A draft may lack texts; what it may not hold is refused. A lander that was published
 * keeps its template and its slug. Errors: `not_found`, `lander_changed`, `lander_refused`.
 */
export const putLander = endpoint({
  name: 'putLander',
  method: 'PUT',
  path: '/api/lander-detail.php',
  ids: { id: 'staff' },
  body: z.extend(Change, { document: written }),
  answer: detail,
});

/** DELETE: drops the draft; what is live stays. A lander that was never published is gone then. Errors: `not_found`, `lander_changed`. */
export const deleteLanderDraft = endpoint({
  name: 'deleteLanderDraft',
  method: 'DELETE',
  path: '/api/lander-draft.php',
  ids: { id: 'staff' },
  body: Change,
});

/**
 * POST: makes the draft a version that visitors see, at once or from its `starts`, in every process and without a build.
 * With no draft it publishes what is live once more, with the present version of mf-landers. Where wordings, weights and
 * languages are those of what is live, its test goes on; else a test that runs ends without a verdict, which has to be
 * asked for by `end_test`. Errors: `not_found`, `lander_changed`, `lander_refused`, `lander_test_runs` (and nothing is published).
 */
export const postLanderPublish = endpoint({
  name: 'postLanderPublish',
  method: 'POST',
  path: '/api/lander-publish.php',
  ids: { id: 'staff' },
  body: z.extend(Change, { end_test: z.optional(z.boolean()) }),
  answer: detail,
});

/**
 * POST: brings back the version that was live before (`to` null), or one by its number; it gets a number of its own, and
 * the draft stays. It never takes a lander away: `postLanderWithdraw` does. Errors: `not_found` (nothing was live before,
 * or there is no such version), `lander_changed`.
 */
export const postLanderRollback = endpoint({
  name: 'postLanderRollback',
  method: 'POST',
  path: '/api/lander-rollback.php',
  ids: { id: 'staff' },
  body: z.extend(Change, { to: z.nullable(z.int()) }),
  answer: detail,
});

/**
 * POST: takes back the version `number`, scheduled or live, so that what was shown before it shows again. `number` null takes
 * the lander away: nothing of it is live or scheduled any more. Errors: `not_found` (there is nothing to take back), `lander_changed`.
 */
export const postLanderWithdraw = endpoint({
  name: 'postLanderWithdraw',
  method: 'POST',
  path: '/api/lander-withdraw.php',
  ids: { id: 'staff' },
  body: z.extend(Change, { number: z.nullable(z.int()) }),
  answer: detail,
});

/** Longest time for which a preview's link works, in hours. */
export const PREVIEW_HOURS = 336;

/**
 * POST: a secret link that shows the draft (what is live where there is none) to whoever has it, until it ends. `member`:
 * whom a member landing is shown with; null: nobody in particular. Errors: `not_found`.
 */
export const postLanderPreview = endpoint({
  name: 'postLanderPreview',
  method: 'POST',
  path: '/api/lander-preview.php',
  ids: { id: 'staff', member: 'staff' },
  body: z.object({ id: Id, hours: z.int().check(z.gte(1), z.lte(PREVIEW_HOURS)), member: z.nullable(Id) }),
  answer: z.object({ path: z.string(), ends: Instant }),
});

/**
 * POST: the page that a document would make, without keeping it: for an editor's screen that shows what is being written.
 * `page` is null where the document has no such variant or language. Errors: `lander_refused` (only what keeps it from being saved).
 */
export const postLanderDraw = endpoint({
  name: 'postLanderDraw',
  method: 'POST',
  path: '/api/lander-draw.php',
  ids: { member: 'staff' },
  body: z.object({ document: written, language: Language, variant: z.string(), member: z.nullable(Id) }),
  answer: z.object({ page: z.nullable(LanderPage), problems: z.array(LanderProblem) }),
});

/**
 * POST: takes a picture for landers; the body is the file's bytes, as in `postUpload`. The same picture has the same key.
 * Errors: `forbidden`, `photo_unusable`, `payload_too_large`.
 */
export const postLanderImage = endpoint({
  name: 'postLanderImage',
  method: 'POST',
  path: '/api/lander-image.php',
  bytes: true,
  answer: z.object({ image: z.string(), picture: LanderImage }),
});

/** GET: pictures that were sent for landers, the last first. Errors: `forbidden`. */
export const getLanderImages = endpoint({
  name: 'getLanderImages',
  method: 'GET',
  path: '/api/lander-image.php',
  answer: z.object({ images: z.array(z.object({ image: z.string(), picture: LanderImage, sent_at: Instant })) }),
});

/** What the log of a lander knows. `settled`: the site ended a test by its rule. */
export const LanderAction = z.enum(['created', 'saved', 'draft_dropped', 'published', 'rolled_back', 'withdrawn', 'previewed', 'settled']);

/** GET: everything done with a lander, the last first. Nobody can change it. Errors: `forbidden`. */
export const getLanderLog = endpoint({
  name: 'getLanderLog',
  method: 'GET',
  path: '/api/lander-log.php',
  ids: { id: 'staff' },
  query: One,
  answer: z.object({
    entries: z.array(
      z.object({
        at: Instant,
        action: LanderAction,
        /** Who; null: the site itself, or an account that is gone. */
        by: z.nullable(z.string()),
        /** Number of the version concerned; null: none. */
        number: z.nullable(z.int()),
        /** How many places changed; null where the action changes none. */
        changes: z.nullable(z.int()),
      }),
    ),
  }),
});
