import { prepareCalls } from '@amarena/shared/api';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { problemTexts } from '@amarena/shared/errors';
import { deferredCatalogue } from './catalogue.ts';
import type { DeferredParts } from './deferredParts.ts';
import type { DeferredDeps } from './startDeferred.ts';

/** Loads the deferred code and words together, with the code that sends requests, and starts the deferred subscriptions. */
export async function loadDeferred(language: Language, deps: DeferredDeps): Promise<DeferredParts> {
  const [parts] = await Promise.all([import('./index.ts'), deferredCatalogue.ready(language), problemTexts.load(language), prepareCalls()]);
  const dismissible = parts.withDismissals(deps);
  // Last: if it threw, it would start again at each try.
  parts.startDeferred(deps);
  return { ...parts, ...dismissible };
}
