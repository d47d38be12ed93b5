import { sendBeacon } from '@amarena/shared/api';
import { type BrowserError, ERRORS_PER_PAGE, postBrowserError } from '@amarena/shared/contracts/platform/browserErrors';
import { findRoute } from '@amarena/shared/contracts/platform/routes';
import { strippedError } from '@amarena/shared/contracts/platform/thrown';
import { BOOT_ELEMENT } from '@amarena/shared/federation/bootElements';
import type { Caught } from './caught.ts';

const sent = new Set<string>();

/** The generation that the page started with, from its HTML: the shell may not have come as far as reading it. */
function generationOf(page: Document): number | null {
  try {
    return JSON.parse(page.getElementById(BOOT_ELEMENT)?.textContent ?? '').snapshot.generation;
  } catch {
    // A page without data may be why the shell fails.
    return null;
  }
}

/**
 * Sends what may be told of an error: class, places in the site's own scripts, name of the page. Equal errors are sent
 * once in a page, and at most `ERRORS_PER_PAGE` different ones. What has no place in our code is an extension's.
 */
export function reportError({ kind, cause, owner }: Caught): void {
  const { frames, ...thrown } = strippedError(cause);
  const [first] = frames;
  if (owner === undefined && first === undefined) return;
  const { remote, version } = owner ?? { remote: first?.part, version: first?.version };
  const key = JSON.stringify([remote, version, thrown, frames]);
  if (sent.has(key) || sent.size >= ERRORS_PER_PAGE) return;
  sent.add(key);
  const route = findRoute(window.location.pathname)?.route.name ?? null;
  sendBeacon(postBrowserError, { kind, ...thrown, remote, version, frames, route, generation: generationOf(document) } as BrowserError);
}
