/** Classes of errors that are told apart. Others, and what is thrown without being an error, are `other`. */
export const ERROR_NAMES = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'AggregateError',
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'SecurityError',
  'ChunkLoadError',
  'RemoteFailure',
  'other',
] as const;
export type ErrorName = (typeof ERROR_NAMES)[number];

/** What an engine's own messages say, without the values that they may quote. The first one that fits counts. */
const REASONS = {
  'is not a function': /is not a function/,
  'is not iterable': /not (async )?iterable/,
  'is used before it is initialised': /before initiali[sz]ation/,
  'is not defined': /is not defined|Can't find variable/,
  'cannot be written': /read.?only|constant variable|not extensible/,
  'is not JSON': /JSON/,
  'is not reached by the network': /fetch|NetworkError|Load failed/,
  'calls itself without end': /call stack|recursion/,
  'is undefined': /\bundefined\b/,
  'is null': /\bnull\b/,
} as const;
export type ErrorReason = keyof typeof REASONS;
export const ERROR_REASONS = Object.keys(REASONS) as [ErrorReason, ...ErrorReason[]];

/** The classes whose messages come from the engine. All others may say anything, also about a person. */
const ENGINE_NAMES: readonly string[] = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError'] satisfies ErrorName[];

/** Where errors are reported: workers send there without the code of the API. */
export const BROWSER_ERRORS_PATH = '/api/browser-errors.php';

/** Most frames of one stack that are reported. */
export const FRAMES_PER_ERROR = 10;

/** A place in a script of the site, as a stack has it. */
export interface ThrownFrame {
  readonly part: string;
  /** Null: a worker, whose address has no version. */
  readonly version: string | null;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** What is told about something that was thrown: nothing but places in code and words of closed lists. */
export interface Thrown {
  readonly name: ErrorName;
  readonly reason: ErrorReason | null;
  readonly frames: ThrownFrame[];
}

/** A script of a version or a worker, in the forms of all engines. */
const FRAME = /\/(?:(?:artifacts\/(mf-[a-z]+)|shell)\/([\w.-]+)\/([\w.-]+\.js)|(sw(?:-push)?\.js)):(\d+):(\d+)/g;

/** The places of the site's own code in a stack, the innermost first. Extensions and addresses of pages are left out. */
export const framesIn = (stack: string): ThrownFrame[] =>
  [...stack.matchAll(FRAME)].slice(0, FRAMES_PER_ERROR).map(([, remote, version, file, worker, line, column]) => ({
    part: remote ?? 'shell',
    version: version ?? null,
    file: file ?? worker ?? '',
    line: Number(line),
    column: Number(column),
  }));

/** Strips an error of everything that is not code: its words stay in the source, where the first frame leads. */
export function strippedError(cause: unknown): Thrown {
  if (!(cause instanceof Error || cause instanceof DOMException)) return { name: 'other', reason: null, frames: [] };
  const name = ERROR_NAMES.find((known) => known === cause.name) ?? 'other';
  const reason = ENGINE_NAMES.includes(name) ? ERROR_REASONS.find((one) => REASONS[one].test(cause.message)) : undefined;
  return { name, reason: reason ?? null, frames: framesIn(cause.stack ?? '') };
}
