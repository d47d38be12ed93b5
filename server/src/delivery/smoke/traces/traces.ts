import type { BrowserContext, Page } from 'playwright-core';
import { recordBuiltIns } from './builtIns.ts';
import { recordContent } from './content.ts';
import { recordListeners } from './listeners.ts';
import { recordLooks } from './looks.ts';
import { type Recorder, TRACE_KINDS, type TraceKind, type Traces } from './recorder.ts';
import { recordTimers } from './timers.ts';

export type { TraceKind, Traces } from './recorder.ts';

/** Key on `window`. A symbol, so that it is not a name that someone added. */
const RECORDER = 'smoke.recorder';
// The built-in objects come last: what the others replace is no trace.
const RECORD = [recordListeners, recordTimers, recordContent, recordLooks, recordBuiltIns];

const SCRIPT = `if (window.top === window) {
  const recorder = { sources: [], left: false, longest: 0 };
  ${RECORD.map((record) => `(${record})(recorder);`).join('\n')}
  Object.defineProperty(window, Symbol.for(${JSON.stringify(RECORDER)}), { value: recorder });
}`;

/** Starts to record in every page of a context, before the scripts of the page. */
export const recordIn = (context: BrowserContext): Promise<unknown> => context.addInitScript({ content: SCRIPT });

export const tracesIn = (page: Page, remote: string): Promise<Traces> =>
  page.evaluate(
    ([key, name]) => {
      const { sources } = Reflect.get(window, Symbol.for(key)) as Recorder;
      return Object.assign({}, ...sources.map((source) => source(name))) as Traces;
    },
    [RECORDER, remote] as const,
  );

/** Milliseconds of the longest task since the page was opened. */
export const longestTaskIn = (page: Page): Promise<number> =>
  page.evaluate((key) => (Reflect.get(window, Symbol.for(key)) as Recorder).longest, RECORDER);

export const markLeft = (page: Page): Promise<unknown> =>
  page.evaluate((key) => Reflect.set(Reflect.get(window, Symbol.for(key)), 'left', true), RECORDER);

export interface Trace {
  readonly kind: TraceKind;
  readonly name: string;
  readonly value: string | number;
}

/** What is in `traces` and in none of the references, or there less often. */
export function beyond(traces: Traces, references: readonly Traces[]): Trace[] {
  const isKnown = ({ kind, name, value }: Trace) => {
    const others = references.flatMap(({ [kind]: { [name]: other } }) => other ?? []);
    // A part of the frame that was not there yet cannot be compared.
    if (kind === 'frame' && others.length === 0) return true;
    return others.some((other) => (typeof value === 'number' && typeof other === 'number' ? value <= other : value === other));
  };
  const all = TRACE_KINDS.flatMap((kind) => Object.entries(traces[kind]).map(([name, value]): Trace => ({ kind, name, value })));
  return all.filter((trace) => !isKnown(trace));
}
