export { type Bus, type BusWriter, bus, connectBus, createBus } from './bus.ts';
export type { Badges, BusState, Connection, PushState, Session } from './busState.ts';
export type { AskExample, EventExamples, LiveExample } from './eventExamples.ts';
export type { Intent, ToastAction, ToastTone } from './intents.ts';
export type { StateStream } from './stateStream.ts';
export { titleWithBadges } from './titleWithBadges.ts';
export { useLastingConnection } from './useLastingConnection.ts';
export { useBusEvent, useLive, useMember, useSettings, useStream } from './useStream.ts';
export { useTitle } from './useTitle.ts';
