import { PUSH_WORKER } from '@amarena/shared/contracts/account/pushWorker';
import { workerAddress } from '../workers/workerAddress.ts';
import type { PushBrowser, Registration } from './pushBrowser.ts';
import { PUSH_SCOPE } from './readPushState.ts';

/** Registers the push worker and waits until it is active. Rejects if the browser refuses. */
export async function registerWorker({ navigator }: PushBrowser): Promise<Registration> {
  if (navigator.serviceWorker === undefined) throw new Error('This browser has no service workers.');
  const registration = await navigator.serviceWorker.register(workerAddress(PUSH_WORKER), { scope: PUSH_SCOPE });
  const coming = registration.installing ?? registration.waiting;
  if (registration.active !== null || coming === null) return registration;
  return new Promise((started, failed) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') started(registration);
      if (coming.state === 'redundant') failed(new Error('The push worker did not start.'));
    });
  });
}
