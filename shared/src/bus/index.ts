export { type Bus, type BusWriter, bus, connectBus, createBus } from './bus.ts';
export type { Badges, BusState, Connection, Intent, PushState, Session, ToastAction, ToastTone } from './events.ts';
export type { StateStream } from './stateStream.ts';
export { titleWithBadges } from './titleWithBadges.ts';
export { useLastingConnection } from './useLastingConnection.ts';
export { useBusEvent, useLive, useMember, useSettings, useStream } from './useStream.ts';
export { useTitle } from './useTitle.ts';
