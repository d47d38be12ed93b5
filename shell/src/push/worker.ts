import { PUSH_WORKER } from '@amarena/shared/contracts/push';
import { WORKER_POLICY } from '@amarena/shared/federation/integrity';
import type { PushBrowser, Registration } from './pushBrowser.ts';
import { PUSH_SCOPE } from './readPush.ts';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

const rules: ScriptPolicy = {
  createScriptURL(address) {
    if (address !== PUSH_WORKER) throw new TypeError(`Not the push worker: ${address}`);
    return address;
  },
};
let policy: ScriptPolicy | undefined;

/** The worker's address as the page's policy wants it; the policy's name may be used a single time. */
function workerAddress(): string {
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } }).trustedTypes;
  policy ??= factory?.createPolicy(WORKER_POLICY, rules) ?? rules;
  return policy.createScriptURL(PUSH_WORKER);
}

/** Registers the push worker and waits until it is at work. Rejects where the browser does not take it. */
export async function startWorker({ navigator }: PushBrowser): Promise<Registration> {
  if (navigator.serviceWorker === undefined) throw new Error('This browser has no service workers.');
  const registration = await navigator.serviceWorker.register(workerAddress(), { scope: PUSH_SCOPE });
  const coming = registration.installing ?? registration.waiting;
  if (registration.active !== null || coming === null) return registration;
  return new Promise((started, failed) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') started(registration);
      if (coming.state === 'redundant') failed(new Error('The push worker did not start.'));
    });
  });
}
