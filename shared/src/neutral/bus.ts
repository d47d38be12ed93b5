/** The bus without React. Each part gets the shell's. */
export { type Bus, bus } from '../bus/bus.ts';
export type { Badges, BusState, Connection, PushState, Session } from '../bus/busState.ts';
export type { Intent, ToastAction, ToastTone } from '../bus/intents.ts';
export type { StateStream } from '../bus/stateStream.ts';
