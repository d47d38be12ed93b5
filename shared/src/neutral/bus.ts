/** The bus without React. Each part gets the shell's. */
export { type Bus, bus } from '../bus/bus.ts';
export type { Badges, BusState, Connection, Intent, PushState, Session, ToastAction, ToastTone } from '../bus/events.ts';
export type { StateStream } from '../bus/stateStream.ts';
