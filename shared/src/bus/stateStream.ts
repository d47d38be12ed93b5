import { type BehaviorSubject, Observable } from 'rxjs';

/** An observable value with a current value. Read-only. */
export interface StateStream<Value> extends Observable<Value> {
  readonly value: Value;
}

class ReadOnly<Value> extends Observable<Value> implements StateStream<Value> {
  readonly #read: () => Value;

  constructor(source: Observable<Value>, read: () => Value) {
    super((subscriber) => source.subscribe(subscriber));
    this.#read = read;
  }

  get value(): Value {
    return this.#read();
  }
}

export const readOnly = <Value>(subject: BehaviorSubject<Value>): StateStream<Value> => new ReadOnly(subject, () => subject.value);

/**
 * A value derived from others and never stored. `compute` must return a primitive, or the same object for the same
 * state: consecutive equal values are dropped by identity, and React reads the value more often than it changes.
 */
export function derived<Value>(sources: readonly StateStream<unknown>[], compute: () => Value): StateStream<Value> {
  const changes = new Observable<Value>((subscriber) => {
    let last = compute();
    subscriber.next(last);
    const subscriptions = sources.map((source) =>
      source.subscribe(() => {
        const next = compute();
        if (next === last) return;
        last = next;
        subscriber.next(next);
      }),
    );
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  });
  return new ReadOnly(changes, compute);
}
