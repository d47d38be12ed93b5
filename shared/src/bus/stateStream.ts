import { type BehaviorSubject, Observable } from 'rxjs';

/** A value that changes over time and is known at any moment. Nobody can write to it. */
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
 * A value computed from others, never stored. `compute` must answer a primitive, or the same object for the same
 * state: equal neighbours are dropped by identity, and React asks for the value more often than it changes.
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
