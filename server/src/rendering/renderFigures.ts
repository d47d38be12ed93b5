import { Counter, Histogram, type Registry } from 'prom-client';
import { RendererBusy } from './renderer.ts';
import type { RenderScreen } from './scripts.ts';

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const OUTCOMES = ['rendered', 'failed', 'queue_full', 'too_late'] as const;
type Outcome = (typeof OUTCOMES)[number];
const WHOM = ['visitor', 'member'] as const;

const outcomeOf = (error: unknown): Outcome => {
  if (!(error instanceof RendererBusy)) return 'failed';
  return error.why === 'full' ? 'queue_full' : 'too_late';
};

/** What `/metrics` says about screens. */
export function createRenderFigures(metrics: Registry) {
  const registers = [metrics];
  const renders = new Counter({
    name: 'renders_total',
    help: 'Screens to render, by outcome: all but those rendered are left to the browser.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of OUTCOMES) renders.inc({ outcome }, 0);
  const seconds = new Histogram({
    name: 'render_duration_seconds',
    help: 'Time to render a screen, with its waiting and its calls.',
    buckets: SECONDS,
    registers,
  });
  const pages = new Counter({
    name: 'page_screens_total',
    help: 'Pages of which a version renders the screen, by whom they are for, and whether they came with it or without.',
    labelNames: ['whom', 'screen'],
    registers,
  });
  for (const whom of WHOM) for (const screen of ['with', 'without']) pages.inc({ whom, screen }, 0);
  return {
    /** Counts and times what is rendered. */
    counted:
      (render: RenderScreen): RenderScreen =>
      async (rendering) => {
        const end = seconds.startTimer();
        try {
          const screen = await render(rendering);
          end();
          renders.inc({ outcome: 'rendered' });
          return screen;
        } catch (error) {
          renders.inc({ outcome: outcomeOf(error) });
          throw error;
        }
      },
    page: (whom: (typeof WHOM)[number], withScreen: boolean) => pages.inc({ whom, screen: withScreen ? 'with' : 'without' }),
  };
}
export type RenderFigures = ReturnType<typeof createRenderFigures>;
