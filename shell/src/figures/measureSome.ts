import { USUAL_FIGURES_PERCENT } from '@amarena/shared/contracts/platform/fieldFigures';
import type { MeasuringDeps } from './measure.ts';

const ALL = 100;

/** Measures this page if it is among the sampled ones (`percent` of all). The code loads only then. */
export function measureSome(percent: number = USUAL_FIGURES_PERCENT, deps: MeasuringDeps): void {
  if (Math.random() * ALL >= percent) return;
  void import('./measure.ts').then(
    ({ measure }) => measure(deps),
    (cause: unknown) => console.warn('What measures pages did not arrive', cause),
  );
}
