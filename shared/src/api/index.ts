export { forgetAnswers, provideAnswers } from './answersOfPage.ts';
export { sendBeacon } from './beacon.ts';
export {
  type Api,
  addressesOf,
  type CallInput,
  call,
  configureValidation,
  createApi,
  newRequestId,
  onLoggedOut,
  prepareCalls,
} from './client.ts';
export { replaceTransport } from './transport.ts';
