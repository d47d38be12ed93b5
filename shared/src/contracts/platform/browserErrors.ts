import * as z from '@amarena/shared/schema';
import { beacon } from './endpoint.ts';
import { ReportedRoute } from './fieldFigures.ts';
import { ReportedPart } from './guests.ts';
import { BROWSER_ERRORS_PATH, ERROR_NAMES, ERROR_REASONS, FRAMES_PER_ERROR } from './thrown.ts';

/** Most errors that one page reports. */
export const ERRORS_PER_PAGE = 10;

/**
 * How an error came up. `error`: thrown where nothing caught it; `rejection`: of a promise that no one waits for;
 * `caught`: the shell replaced what threw; `worker`: in a worker.
 */
export const THROWN_KINDS = ['error', 'rejection', 'caught', 'worker'] as const;
export type ThrownKind = (typeof THROWN_KINDS)[number];

/** Also what browsers report by themselves: violations of the content security policy and of integrity. */
export const ERROR_KINDS = [...THROWN_KINDS, 'csp', 'integrity'] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

const version = z.string().check(z.regex(/^[\w.-]{1,60}$/));
const LONGEST_FILE = 120;
const LARGEST_PLACE = 10_000_000;
const place = z.int().check(z.gte(1), z.lte(LARGEST_PLACE));

/** A place in a published script. */
export const ErrorFrame = z.object({
  part: ReportedPart,
  /** Null: a worker, whose address has no version. */
  version: z.nullable(version),
  file: z.string().check(z.regex(/^[\w.-]+\.js$/), z.maxLength(LONGEST_FILE)),
  /** From 1. */
  line: place,
  /** From 1. */
  column: place,
});
export type ErrorFrame = z.infer<typeof ErrorFrame>;

/** One error in a browser. Every text is one of a closed list, or a name of a published file, so it can say nothing about a person. */
export const BrowserError = z.object({
  kind: z.enum(THROWN_KINDS),
  name: z.enum(ERROR_NAMES),
  /** What the engine's message says; null: something else. */
  reason: z.nullable(z.enum(ERROR_REASONS)),
  /** The part that owns the error. */
  remote: ReportedPart,
  /** Null: a worker's, see `ErrorFrame`. */
  version: z.nullable(version),
  /** The innermost first. */
  frames: z.array(ErrorFrame).check(z.maxLength(FRAMES_PER_ERROR)),
  /** Null: no page of the table, or a worker. */
  route: z.nullable(ReportedRoute),
  /** Generation of the registry with which the page started; null: a worker, or the page has none. */
  generation: z.nullable(z.int().check(z.gte(0))),
});
export type BrowserError = z.infer<typeof BrowserError>;

/**
 * POST: reports an error in a browser, of a version that pages start. No personal data. Errors: `not_found`: there is no
 * such version.
 */
export const postBrowserError = beacon({
  name: 'postBrowserError',
  path: BROWSER_ERRORS_PATH,
  access: 'visitor',
  body: BrowserError,
});

/** Most reports of one call. Browsers send what they gathered for a while. */
const REPORTS_PER_CALL = 50;

const text = z.optional(z.nullable(z.anyText()));
const number = z.optional(z.nullable(z.number()));

/** One report of a browser. Fields that the server has no use for are dropped. */
export const BrowserReport = z.object({
  type: z.anyText(),
  /** Address of the page. */
  url: z._default(z.anyText(), ''),
  body: z.object({ effectiveDirective: text, blockedURL: text, sourceFile: text, lineNumber: number, columnNumber: number }),
});
export type BrowserReport = z.infer<typeof BrowserReport>;

/**
 * POST: what browsers report by themselves (Reporting API): violations of the content security policy and scripts
 * without integrity. Browsers send addresses with them, of which the server keeps the route's name and the place in
 * the script. Errors: `not_found`: none was about the site's own code.
 */
export const postBrowserReports = beacon({
  name: 'postBrowserReports',
  path: '/api/browser-reports.php',
  access: 'visitor',
  body: z.array(BrowserReport).check(z.minLength(1), z.maxLength(REPORTS_PER_CALL)),
});
