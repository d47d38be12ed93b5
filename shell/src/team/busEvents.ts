import type { BusWriter } from '@amarena/shared/bus';
import type { Observable } from 'rxjs';
import { createStore, type Store } from '../store.ts';

/** An event on the bus. */
export interface BusEvent {
  readonly number: number;
  readonly at: number;
  /** A state change, a request from a part, or an event from the server. */
  readonly kind: 'state' | 'intent' | 'live';
  readonly name: string;
  /** Its content, shortened. */
  readonly detail: string;
}

/** The latest events, newest first. */
export const busEvents$: Store<readonly BusEvent[]> = createStore<readonly BusEvent[]>([]);

const KEPT = 60;
const LONGEST = 160;

const shortened = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

let count = 0;
function keep(kind: BusEvent['kind'], name: string, value: unknown): void {
  count += 1;
  const event = { number: count, at: Date.now(), kind, name, detail: shortened(value) };
  busEvents$.set([event, ...busEvents$.get()].slice(0, KEPT));
}

/** Records what goes over the bus of this page. For developers: it contains only their own session. */
export function recordBus({ bus, intents$ }: Pick<BusWriter, 'bus' | 'intents$'>): void {
  const states = {
    session: bus.session$,
    settings: bus.settings$,
    language: bus.language$,
    badges: bus.badges$,
    offer: bus.offer$,
    connection: bus.connection$,
    push: bus.push$,
    credits: bus.credits$,
    country: bus.country$,
  };
  for (const [name, state$] of Object.entries<Observable<unknown>>(states)) state$.subscribe((value) => keep('state', name, value));
  intents$.subscribe(({ type, ...rest }) => keep('intent', type, rest));
  bus.live$.subscribe(({ type, ...rest }) => keep('live', type, rest));
}
