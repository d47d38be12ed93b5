/** A piece of work that a trace shows. */
export interface Work {
  readonly kind: 'job' | 'render' | 'notify' | 'valkey';
  /** One of few, such as a kind of job or a remote. Never anything about a person. */
  readonly name: string;
}

/** A statement that the database has answered. */
export interface Statement {
  /** With placeholders for all values. */
  readonly text: string;
  readonly milliseconds: number;
  /** Null: it succeeded. */
  readonly error: unknown;
}

/** Records what this process does. */
export interface Recorder {
  work<Value>(work: Work, run: () => Promise<Value>): Promise<Value>;
  statement(statement: Statement): void;
}

// Known here and not passed on, so that nothing of OpenTelemetry is loaded or asked for while nobody records.
const recorders = new Set<Recorder>();

/** Records from now on. Returns a function that ends it. */
export function recordWork(recorder: Recorder): () => void {
  recorders.add(recorder);
  return () => void recorders.delete(recorder);
}

/** Does a piece of work. While traces are recorded, it is a span, and so is everything that it does. */
export function traced<Value>(work: Work, run: () => Promise<Value>): Promise<Value> {
  let act = run;
  for (const recorder of recorders) {
    const inner = act;
    act = () => recorder.work(work, inner);
  }
  return act();
}

/** Tells of a statement that the database has answered. */
export function tellStatement(statement: Statement): void {
  for (const recorder of recorders) recorder.statement(statement);
}
