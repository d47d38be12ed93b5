import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Language } from '../platform/languages.ts';
import { Id, Instant } from '../platform/primitives.ts';
import { LanderProblem } from './landerProblem.ts';
import { LanderDocument, LanderImage, LanderPage } from './landers.ts';
import { LanderTemplate, LanderTemplates } from './landerTemplates.ts';

/** One difference between two documents. `before` null: it was added; `after` null: it was removed. Values other than texts are JSON. */
export const LanderChange = z.object({ path: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });
export type LanderChange = z.infer<typeof LanderChange>;

/**
 * The current state of a version. `live`: visitors see it. `scheduled`: it has not started yet. `waiting`: another
 * version is shown in its place, and it returns when that one ends. `past`: it does not return by itself. `withdrawn`:
 * it was withdrawn before its end.
 */
export const VersionState = z.enum(['live', 'scheduled', 'waiting', 'past', 'withdrawn']);
export type VersionState = z.infer<typeof VersionState>;

/** A published version. `number` counts from 1 without gaps. */
export const LanderVersion = z.object({
  number: z.int(),
  state: VersionState,
  published_at: Instant,
  /** Who published it; null: the account is gone, or it was the site itself on its first start. */
  published_by: z.nullable(z.string()),
  starts: z.nullable(Instant),
  ends: z.nullable(Instant),
  /** Number of the version that this one restored; null: it is new. */
  restores: z.nullable(z.int()),
  /** Version of mf-landers with which it was published. */
  remote: z.nullable(z.string()),
  /** True: a file was published. False: a draft of the editor, or a version was restored. */
  from_file: z._default(z.boolean(), false),
});
export type LanderVersion = z.infer<typeof LanderVersion>;

/** A draft: what the next publication would contain. */
export const LanderDraft = z.object({
  saved_at: Instant,
  /** Who saved it last; null: the account is gone. */
  saved_by: z.nullable(z.string()),
  /** Everything that prevents publication, by place. */
  problems: z.array(LanderProblem),
  /** The differences from what is live. */
  changes: z.array(LanderChange),
});
export type LanderDraft = z.infer<typeof LanderDraft>;

/** A lander in the list. */
export const LanderLine = z.object({
  id: Id,
  template: LanderTemplate,
  slug: z.string(),
  name: z.string(),
  /** Its address; for a member landing with `:id` in place of the member's id. */
  path: z.string(),
  /** Number of the live version; null: visitors do not see the lander. */
  live: z.nullable(z.int()),
  /** The next scheduled version; null: none. */
  next: z.nullable(z.object({ number: z.int(), starts: Instant })),
  /** True if a draft differs from what is live. */
  drafted: z.boolean(),
  /** Number of problems in each language of the draft; those without a language have the key ``. */
  problems: z.record(z.string(), z.int()),
  /** Number of variants under comparison; 0: no test is running. */
  testing: z.int(),
  changed_at: Instant,
  changed_by: z.nullable(z.string()),
});
export type LanderLine = z.infer<typeof LanderLine>;

/** Everything that the editor's screen shows of a lander. */
export const LanderDetail = z.extend(LanderLine, {
  /** The document being edited: the draft, or what is live if there is none. */
  document: LanderDocument,
  /** Sent with every change: a client with another value has not seen the last change. */
  revision: z.int(),
  draft: z.nullable(LanderDraft),
  /** Newest first. */
  versions: z.array(LanderVersion),
  /** The images named in the document, ready to show. */
  images: z.record(z.string(), LanderImage),
});
export type LanderDetail = z.infer<typeof LanderDetail>;

const One = z.object({ id: Id });
/** Number of a version in a query. */
export const VersionNumber = z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000_000));
/** `revision` as last read. If it is outdated, the answer is `lander_changed` with the other person's changes. */
const Change = z.object({ id: Id, revision: z.int() });
const detail = z.object({ lander: LanderDetail });
/** A document as written. Its places are refused by name, so the server parses it itself. */
const written = z.looseObject({});

/** GET: all landers, by template and slug. Errors of this and every call here: `forbidden` for all but editors. */
export const getLanders = endpoint({
  name: 'getLanders',
  method: 'GET',
  path: '/api/landers.php',
  answer: z.object({ landers: z.array(LanderLine) }),
});

/** GET: the templates of the live version of mf-landers: a document with any other template cannot be published. Errors: `forbidden`. */
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
 * GET: the languages in which this server last failed to pre-render the live page; browsers then render it. Empty:
 * none. Errors: `forbidden`, `not_found`.
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

/** GET: the differences between two versions; 0 is the draft. Errors: `forbidden`, `not_found`. */
export const getLanderDiff = endpoint({
  name: 'getLanderDiff',
  method: 'GET',
  path: '/api/lander-diff.php',
  ids: { id: 'staff' },
  query: z.object({ id: Id, from: VersionNumber, to: VersionNumber }),
  answer: z.object({ changes: z.array(LanderChange) }),
});

/** POST: a new lander with its first draft, invisible until it is published. Errors: `lander_refused`. */
export const postLander = endpoint({
  name: 'postLander',
  method: 'POST',
  path: '/api/lander-detail.php',
  body: z.object({ document: written }),
  answer: detail,
});

/**
 * PUT: saves a document as the draft. A draft may lack texts; invalid content is refused. A published lander keeps its
 * template and its slug. Errors: `not_found`, `lander_changed`, `lander_refused`.
 */
export const putLander = endpoint({
  name: 'putLander',
  method: 'PUT',
  path: '/api/lander-detail.php',
  ids: { id: 'staff' },
  body: z.extend(Change, { document: written }),
  answer: detail,
});

/**
 * DELETE: drops the draft; what is live stays. A lander that was never published is deleted with it. Errors:
 * `not_found`, `lander_changed`.
 */
export const deleteLanderDraft = endpoint({
  name: 'deleteLanderDraft',
  method: 'DELETE',
  path: '/api/lander-draft.php',
  ids: { id: 'staff' },
  body: Change,
});

/**
 * POST: publishes the draft as a version, visible at once or from its `starts`. Without a draft it publishes what is live
 * again, with the current version of mf-landers. A running test continues if wordings, weights and languages are those of
 * what is live; otherwise it ends without a verdict, which needs `end_test`. `from_file`: the draft is a file that was
 * saved for this. Errors: `not_found`, `lander_changed`,
 * `lander_refused`, `lander_test_runs`.
 */
export const postLanderPublish = endpoint({
  name: 'postLanderPublish',
  method: 'POST',
  path: '/api/lander-publish.php',
  ids: { id: 'staff' },
  body: z.extend(Change, { end_test: z.optional(z.boolean()), from_file: z.optional(z.boolean()) }),
  answer: detail,
});

/**
 * POST: restores the version that was live before (`to` null), or one by its number, until its end if that is to come; it
 * gets a new number, and the draft stays. A running test ends without a verdict, which needs `end_test`; one that is
 * over keeps its winner. Errors: `not_found` (nothing was live before, or there is no such version), `lander_changed`,
 * `lander_test_runs`.
 */
export const postLanderRollback = endpoint({
  name: 'postLanderRollback',
  method: 'POST',
  path: '/api/lander-rollback.php',
  ids: { id: 'staff' },
  body: z.extend(Change, { to: z.nullable(z.int()), end_test: z.optional(z.boolean()) }),
  answer: detail,
});

/**
 * POST: withdraws the version `number`, scheduled or live, so that the one before it shows again. `number` null takes
 * the lander offline: nothing of it is live or scheduled any more. Errors: `not_found` (there is nothing to withdraw),
 * `lander_changed`.
 */
export const postLanderWithdraw = endpoint({
  name: 'postLanderWithdraw',
  method: 'POST',
  path: '/api/lander-withdraw.php',
  ids: { id: 'staff' },
  body: z.extend(Change, { number: z.nullable(z.int()) }),
  answer: detail,
});

/** Longest lifetime of a preview link, in hours. */
export const PREVIEW_HOURS = 336;

/**
 * POST: a temporary secret link that shows the draft (what is live if there is none) to anyone who has it. `member`:
 * the member to show on a member landing; null: none in particular. Errors: `not_found`.
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
 * POST: the page that a document would produce, without saving it, for the editor's preview. `page` is null if the
 * document has no such variant or language. Errors: `lander_refused` (only for what prevents saving).
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
 * POST: uploads a picture for landers; the body is the file's bytes, as in `postUpload`. The same picture has the same
 * key. Errors: `forbidden`, `photo_unusable`, `payload_too_large`.
 */
export const postLanderImage = endpoint({
  name: 'postLanderImage',
  method: 'POST',
  path: '/api/lander-image.php',
  bytes: true,
  answer: z.object({ image: z.string(), picture: LanderImage }),
});

/** GET: pictures uploaded for landers, newest first. Errors: `forbidden`. */
export const getLanderImages = endpoint({
  name: 'getLanderImages',
  method: 'GET',
  path: '/api/lander-image.php',
  answer: z.object({ images: z.array(z.object({ image: z.string(), picture: LanderImage, sent_at: Instant })) }),
});

/** Actions in the log of a lander. `settled`: the site ended a test by its rule. */
export const LanderAction = z.enum(['created', 'saved', 'draft_dropped', 'published', 'rolled_back', 'withdrawn', 'previewed', 'settled']);

/** GET: everything done with a lander, newest first. The log cannot be changed. Errors: `forbidden`. */
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
        /** Who did it; null: the site itself, or an account that is gone. */
        by: z.nullable(z.string()),
        /** Number of the version concerned; null: none. */
        number: z.nullable(z.int()),
        /** Number of changed places; null if the action changes none, or if nothing was live to compare with. */
        changes: z.nullable(z.int()),
      }),
    ),
  }),
});
