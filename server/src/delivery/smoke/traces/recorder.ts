/** What a part can change in the page outside of its own elements. */
export const TRACE_KINDS = ['global', 'builtin', 'handler', 'listener', 'timer', 'rule', 'element', 'frame', 'title', 'stored'] as const;
export type TraceKind = (typeof TRACE_KINDS)[number];

/**
 * How a page differs from an empty one, by kind and name. A text is a state, of which another one is another state; a
 * number counts things, of which fewer are never worse.
 */
export type Traces = Record<TraceKind, Record<string, string | number>>;

/** In the page: collects what the functions below find. They are sent as text, so each uses only what it contains. */
export interface Recorder {
  /** Adds to what differs now. `remote`: whose listeners and timers to count, and whose container is no trace. */
  readonly sources: ((remote: string) => Partial<Traces>)[];
  /** From now on, timers that start belong to a part that has left. */
  left: boolean;
  /** Milliseconds of the longest task so far. */
  longest: number;
}
