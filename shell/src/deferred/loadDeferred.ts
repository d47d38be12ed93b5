import type { Language } from '@amarena/shared/contracts/languages';
import { problemTexts } from '@amarena/shared/errors';
import { deferredCatalogue } from './catalogue.ts';
import type { DeferredParts } from './deferredParts.ts';
import type { DeferredDeps } from './startDeferred.ts';

/** Loads code and words together, and starts what follows the member from now on. */
export async function loadDeferred(language: Language, deps: DeferredDeps): Promise<DeferredParts> {
  const [parts] = await Promise.all([import('./index.ts'), deferredCatalogue.ready(language), problemTexts.load(language)]);
  parts.startDeferred(deps);
  return parts;
}
