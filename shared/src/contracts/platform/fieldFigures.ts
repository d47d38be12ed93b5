import * as z from '@amarena/shared/schema';
import { beacon } from './endpoint.ts';
import { ReportedPart } from './guests.ts';
import { ROUTES } from './routes.ts';

/** Largest Contentful Paint, Interaction to Next Paint, Cumulative Layout Shift. */
export const FIELD_METRICS = ['LCP', 'INP', 'CLS'] as const;
export type FieldMetric = (typeof FIELD_METRICS)[number];

/** Up to these values, a metric is good: milliseconds, and thousandths for CLS. */
export const GOOD_UP_TO: Readonly<Record<FieldMetric, number>> = { LCP: 2_500, INP: 200, CLS: 100 };

/** Maximum value of a figure; larger ones are sent as this. */
export const LARGEST_FIGURE = 120_000;

/** Maximum number of figures in one call. A page has one of each metric each time that it is shown. */
export const FIGURES_PER_CALL = 12;

/** Percentage of pages that are measured unless the server says otherwise. */
export const USUAL_FIGURES_PERCENT = 10;

/** The parts of an LCP. */
export const LCP_PHASES = ['first_byte', 'load_delay', 'load', 'render_delay'] as const;
/** The parts of an INP. */
export const INP_PHASES = ['input_delay', 'processing', 'presentation'] as const;

/** The part of a metric that took most. */
export const FIELD_PHASES = [...LCP_PHASES, ...INP_PHASES] as const;
export type FieldPhase = (typeof FIELD_PHASES)[number];

/** The name of a page in the table of routes, never an address. */
export const ReportedRoute = z.enum(ROUTES.map(({ name }) => name));

/** One measurement of a page. Every text is one of a closed list or a published version, so it can say nothing about a person. */
export const FieldFigure = z.object({
  metric: z.enum(FIELD_METRICS),
  /** Whole milliseconds; thousandths for CLS. */
  value: z.int().check(z.gte(0), z.lte(LARGEST_FIGURE)),
  /** Null: CLS, or unknown. */
  phase: z.nullable(z.enum(FIELD_PHASES)),
  route: ReportedRoute,
  /** The part of the site that owns the page. */
  remote: ReportedPart,
  version: z.string().check(z.minLength(1), z.maxLength(60)),
});
export type FieldFigure = z.infer<typeof FieldFigure>;

/**
 * POST: reports how fast and steady a page was for the person who had it open. No personal data. Figures of versions that
 * are not live, of a page of another part or with a phase of another metric are not counted. Errors: `not_found`: none
 * was counted.
 */
export const postFieldFigures = beacon({
  name: 'postFieldFigures',
  path: '/api/field-figures.php',
  access: 'visitor',
  body: z.object({ figures: z.array(FieldFigure).check(z.minLength(1), z.maxLength(FIGURES_PER_CALL)) }),
});
