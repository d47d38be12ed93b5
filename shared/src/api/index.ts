export { sendBeacon } from './beacon.ts';
export { type Api, type CallInput, call, configureValidation, createApi, newRequestId, onLoggedOut } from './client.ts';
export { type LiveConnection, type LiveStream, openLiveStream } from './liveStream.ts';
export { replaceTransport } from './transport.ts';
