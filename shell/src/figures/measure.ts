import { sendBeacon } from '@amarena/shared/api';
import {
  FIGURES_PER_CALL,
  type FieldFigure,
  type FieldPhase,
  LARGEST_FIGURE,
  postFieldFigures,
} from '@amarena/shared/contracts/platform/fieldFigures';
import {
  type CLSMetricWithAttribution,
  type INPMetricWithAttribution,
  type LCPMetricWithAttribution,
  onCLS,
  onINP,
  onLCP,
} from 'web-vitals/attribution';
import type { Here } from '../routing/current.ts';
import type { Store } from '../store.ts';
import { followPlaces, type RunningVersions } from './places.ts';

export interface MeasuringDeps {
  readonly here$: Store<Here>;
  readonly versions: RunningVersions;
}

type Measured = LCPMetricWithAttribution | INPMetricWithAttribution | CLSMetricWithAttribution;

const THOUSANDTHS = 1_000;

/** The part of a metric that took most. Times only: no element, no address, no text. */
function phaseOf(metric: Measured): FieldPhase | null {
  if (metric.name === 'CLS') return null;
  const phases: readonly (readonly [FieldPhase, number])[] =
    metric.name === 'LCP'
      ? [
          ['first_byte', metric.attribution.timeToFirstByte],
          ['load_delay', metric.attribution.resourceLoadDelay],
          ['load', metric.attribution.resourceLoadDuration],
          ['render_delay', metric.attribution.elementRenderDelay],
        ]
      : [
          ['input_delay', metric.attribution.inputDelay],
          ['processing', metric.attribution.processingDuration],
          ['presentation', metric.attribution.presentationDelay],
        ];
  return phases.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** When it happened, in milliseconds since the document's start: an LCP belongs to the first page. */
function timeOf(metric: Measured): number {
  if (metric.name === 'LCP') return 0;
  return (metric.name === 'INP' ? metric.attribution.interactionTime : metric.attribution.largestShiftTime) ?? 0;
}

const wholeValueOf = ({ name, value }: Measured): number =>
  Math.min(LARGEST_FIGURE, Math.max(0, Math.round(name === 'CLS' ? value * THOUSANDTHS : value)));

/** Measures this page, and sends each metric once, when the page is hidden. */
export function measure({ here$, versions }: MeasuringDeps): void {
  const { pathname } = new URL(performance.getEntriesByType('navigation')[0]?.name ?? window.location.href);
  const placeAt = followPlaces(here$, pathname);
  const sent = new Set<string>();
  let latest = new Map<string, Measured>();

  const note = (metric: Measured): void => void latest.set(metric.id, metric);
  onLCP(note, { reportAllChanges: true });
  onINP(note, { reportAllChanges: true });
  onCLS(note, { reportAllChanges: true });

  function figureOf(metric: Measured): FieldFigure[] {
    const place = placeAt(timeOf(metric));
    if (place === null) return [];
    const version = place.remote === 'shell' ? versions.shell : versions.remotes.get(place.remote);
    return version === undefined ? [] : [{ metric: metric.name, value: wholeValueOf(metric), phase: phaseOf(metric), ...place, version }];
  }

  function send(): void {
    const fresh = [...latest.values()].filter(({ id }) => !sent.has(id));
    latest = new Map();
    for (const { id } of fresh) sent.add(id);
    const figures = fresh.flatMap(figureOf).slice(0, FIGURES_PER_CALL);
    if (figures.length > 0) sendBeacon(postFieldFigures, { figures });
  }
  const sendIfHidden = (): void => {
    if (document.visibilityState === 'hidden') send();
  };
  // After the library's own listeners, so that its last values are here. A page may return from the back/forward cache.
  document.addEventListener('visibilitychange', sendIfHidden);
  window.addEventListener('pagehide', send);
}
