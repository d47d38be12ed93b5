import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import type { User } from '../contracts/account/user.ts';
import type { LiveEvent } from '../contracts/chat/live.ts';
import { decidingCountry } from '../contracts/platform/decidingCountry.ts';
import { type BusState, INITIAL_STATE } from './busState.ts';
import type { Intent } from './intents.ts';
import { derived, readOnly, type StateStream } from './stateStream.ts';

/** What every part of the page may read and request. */
export interface Bus {
  readonly session$: StateStream<BusState['session']>;
  readonly settings$: StateStream<BusState['settings']>;
  readonly language$: StateStream<BusState['language']>;
  readonly badges$: StateStream<BusState['badges']>;
  readonly offer$: StateStream<BusState['offer']>;
  readonly connection$: StateStream<BusState['connection']>;
  readonly push$: StateStream<BusState['push']>;
  /** Whole credits of the member; null for a visitor. Derived from the session. */
  readonly credits$: StateStream<number | null>;
  /** Country that decides languages, prices and the entry warning, ISO alpha-2; null if unknown. */
  readonly country$: StateStream<string | null>;
  /** The server's live events, as they arrive. None is replayed: a later subscriber reads the state from the server. */
  readonly live$: Observable<LiveEvent>;
  /** Requests an action from the shell. Returns nothing; the result shows in the streams. */
  ask(intent: Intent): void;
}

/** What only the shell may do. */
export interface BusWriter {
  readonly bus: Bus;
  readonly intents$: Observable<Intent>;
  set<Name extends keyof BusState>(name: Name, value: BusState[Name]): void;
  /** Changes some fields of the logged-in member, such as credits after a live event. No effect for a visitor. */
  patchUser(change: Partial<User>): void;
  publish(event: LiveEvent): void;
}

/** A separate bus, for tests. `connect` returns the writer once and throws on the second call. */
export function createBus(initial: Partial<BusState> = {}): { bus: Bus; connect: () => BusWriter } {
  const start: BusState = { ...INITIAL_STATE, ...initial };
  const states: { readonly [Name in keyof BusState]: BehaviorSubject<BusState[Name]> } = {
    session: new BehaviorSubject(start.session),
    settings: new BehaviorSubject(start.settings),
    language: new BehaviorSubject(start.language),
    badges: new BehaviorSubject(start.badges),
    offer: new BehaviorSubject(start.offer),
    connection: new BehaviorSubject(start.connection),
    push: new BehaviorSubject(start.push),
  };
  const live = new Subject<LiveEvent>();
  const intents = new Subject<Intent>();
  const session$ = readOnly(states.session);
  const settings$ = readOnly(states.settings);
  const user = () => (session$.value.status === 'member' ? session$.value.user : null);

  const bus: Bus = {
    session$,
    settings$,
    language$: readOnly(states.language),
    badges$: readOnly(states.badges),
    offer$: readOnly(states.offer),
    connection$: readOnly(states.connection),
    push$: readOnly(states.push),
    credits$: derived([session$], () => user()?.credits ?? null),
    country$: derived([session$, settings$], () =>
      decidingCountry({
        geoip_selected_country: settings$.value?.geoip_selected_country ?? null,
        profile_country: user()?.profile.country ?? null,
        geoip_country: settings$.value?.geoip_country ?? null,
      }),
    ),
    live$: live.asObservable(),
    ask: (intent) => intents.next(intent),
  };

  let connected = false;
  return {
    bus,
    connect() {
      if (connected) {
        throw new Error('The bus already has its writer. Only the shell writes; other parts read the streams or use bus.ask().');
      }
      connected = true;
      return {
        bus,
        intents$: intents.asObservable(),
        set: (name, value) => states[name].next(value),
        patchUser(change) {
          const current = user();
          if (current !== null) states.session.next({ status: 'member', user: { ...current, ...change } });
        },
        publish: (event) => live.next(event),
      };
    },
  };
}

const shared = createBus();

/** The bus of this page. Two copies would silently lose events, so the shell shares this module as a singleton. */
export const bus: Bus = shared.bus;
/** Gives the shell the writer. Throws on the second call. */
export const connectBus: () => BusWriter = shared.connect;
