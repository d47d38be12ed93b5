import type { Beacon, BodyOf } from '../contracts/platform/endpoint.ts';

/**
 * Sends one call without waiting for its answer, also while the page is being left. It is tried once, and a failed call
 * is lost, so use it for counts and never for what a person did.
 */
export function sendBeacon<E extends Beacon>(endpoint: E, body: BodyOf<E>): void {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  if (!navigator.sendBeacon(endpoint.path, json)) console.debug(`${endpoint.name} was not sent: the browser's queue is full.`);
}
