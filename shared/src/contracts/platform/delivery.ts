import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';
import { FIELD_PHASES } from './fieldFigures.ts';
import { AnyRemoteName, ReportedPart } from './guests.ts';
import { PartName } from './partNames.ts';
import { Instant } from './primitives.ts';

/** Number of days of figures for each version, today included. */
export const DELIVERY_DAYS = 7;

/** How a version performed in browsers on one day (UTC). */
export const DeliveryDay = z.object({
  starts: z.int(),
  failures: z.int(),
  /** Median milliseconds from requesting the version to its page being mounted; null: no start that day. */
  median_ms: z.nullable(z.int()),
});
export type DeliveryDay = z.infer<typeof DeliveryDay>;

/**
 * What is known of who built a version. `proven`: the pipeline that its provenance names. `foreign`: one that may not build
 * it. `invalid`: its provenance proves nothing. `unchecked`: the site verifies none.
 */
export const DeliveredProvenance = z.object({
  state: z.enum(['proven', 'foreign', 'invalid', 'none', 'unchecked']),
  /** Address of the repository of the sources. */
  repository: z.nullable(z.string()),
  ref: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  /** Address of the workflow, with its ref. */
  workflow: z.nullable(z.string()),
  /** Address of the run. */
  run: z.nullable(z.string()),
});
export type DeliveredProvenance = z.infer<typeof DeliveredProvenance>;

const version = {
  version: z.string(),
  /** Missing in answers of older servers. */
  provenance: z.optional(DeliveredProvenance),
  since: z.iso.datetime(),
  by: z.string(),
  /** The last `DELIVERY_DAYS` days, oldest first. */
  days: z.array(DeliveryDay),
  /** In all these days. */
  starts: z.int(),
  failures: z.int(),
  failures_by_kind: z.record(z.string(), z.int()),
  median_ms: z.nullable(z.int()),
  p95_ms: z.nullable(z.int()),
};
export const DeliveredVersion = z.object(version);
export type DeliveredVersion = z.infer<typeof DeliveredVersion>;

/** Visitors in one half of a canary test, and how many of them met a failure. */
const Side = z.object({ visitors: z.int(), failed: z.int() });

/** One remote's versions: active, canary, previous, and taken back by the site. */
export const DeliveredRemote = z.object({
  remote: AnyRemoteName,
  active: z.nullable(DeliveredVersion),
  previous: z.nullable(DeliveredVersion),
  canary: z.nullable(z.object({ ...version, percent: z.int(), trial: z.object({ canary: Side, active: Side }) })),
  taken_back: z.nullable(z.object({ ...version, percent: z.int(), why: z.string() })),
});
export type DeliveredRemote = z.infer<typeof DeliveredRemote>;

/** A metric of a page in browsers: milliseconds, thousandths for CLS. */
export const DeliveredMeasure = z.object({
  /** Three of four pages had this value or a lower one. */
  p75: z.int(),
  count: z.int(),
  /** The part that most often took most; null: none known. */
  phase: z.nullable(z.enum(FIELD_PHASES)),
  /** `p75` of the last `DELIVERY_DAYS` days, oldest first; null: not measured that day. */
  days: z.array(z.nullable(z.int())),
});
export type DeliveredMeasure = z.infer<typeof DeliveredMeasure>;

/** The metrics of a page with one version; null: not measured. */
export const DeliveredFigure = z.object({
  route: z.string(),
  remote: z.string(),
  version: z.string(),
  LCP: z.nullable(DeliveredMeasure),
  INP: z.nullable(DeliveredMeasure),
  CLS: z.nullable(DeliveredMeasure),
});
export type DeliveredFigure = z.infer<typeof DeliveredFigure>;

/** A place in the sources, or in the built file if its version has no source map. */
export const ErrorPlace = z.object({
  file: z.string(),
  line: z.int(),
  column: z.int(),
  /** That line of the sources; null: unknown. */
  text: z.nullable(z.string()),
});

/** Errors of one kind at one place, as browsers met them. */
export const DeliveredError = z.object({
  id: z.string(),
  remote: ReportedPart,
  kind: z.string(),
  /** The class of the error, or the directive that was violated. */
  name: z.string(),
  /** What the engine says, or what was refused; null: something else. */
  reason: z.nullable(z.string()),
  /** Null: unknown, as of what is thrown without being an error. */
  place: z.nullable(ErrorPlace),
  /** The places that led there, the innermost first. */
  frames: z.array(ErrorPlace),
  /** Name of the page; null: none. */
  route: z.nullable(z.string()),
  /** Generation with which the last page had started; null: unknown. */
  generation: z.nullable(z.int()),
  /** The version in which it was met first. */
  first_version: z.string(),
  first_seen: Instant,
  last_seen: Instant,
  /** As long as it is kept. */
  count: z.int(),
  /** The last `DELIVERY_DAYS` days, oldest first. */
  days: z.array(z.int()),
  versions: z.record(z.string(), z.int()),
  browsers: z.record(z.string(), z.int()),
});
export type DeliveredError = z.infer<typeof DeliveredError>;

/** One change of what is live. */
export const DeliveryGeneration = z.object({ generation: z.int(), at: z.iso.datetime(), by: z.string(), what: z.string() });
export type DeliveryGeneration = z.infer<typeof DeliveryGeneration>;

/** GET: what is live and how it performs, for developers. `history` has the newest changes first. Errors: `forbidden`. */
export const getDelivery = endpoint({
  name: 'getDelivery',
  method: 'GET',
  path: '/api/delivery.php',
  access: 'member',
  answer: z.object({
    at: Instant,
    production: z.boolean(),
    generation: z.int(),
    shell: z.nullable(
      z.object({ version: z.string(), since: z.iso.datetime(), by: z.string(), provenance: z.optional(DeliveredProvenance) }),
    ),
    remotes: z.array(DeliveredRemote),
    /** The pages measured most in the last `DELIVERY_DAYS` days. Missing in answers of older servers. */
    figures: z._default(z.array(DeliveredFigure), []),
    /** The errors of each part that were met last, the newest first. Missing in answers of older servers. */
    errors: z._default(z.array(DeliveredError), []),
    history: z.array(DeliveryGeneration),
  }),
});

/** Most versions whose figures are drawn together. */
export const MOST_TRENDS = 6;

/** One figure of a version by day, oldest first; null: none that day. */
const Line = z.array(z.nullable(z.int()));

/** How a version did by day: errors in browsers, failures, and the 75th percentile of each metric over all its pages. */
export const VersionTrend = z.object({ version: z.string(), errors: Line, failures: Line, LCP: Line, INP: Line, CLS: Line });
export type VersionTrend = z.infer<typeof VersionTrend>;

/** GET: the figures of a part's versions over `DELIVERY_DAYS` days, the most used version first. Errors: `forbidden`. */
export const getDeliveryTrends = endpoint({
  name: 'getDeliveryTrends',
  method: 'GET',
  path: '/api/delivery-trends.php',
  query: z.object({ part: PartName }),
  answer: z.object({ days: z.array(z.iso.date()), versions: z.array(VersionTrend) }),
});
