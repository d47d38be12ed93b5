import type { Language } from '@amarena/shared/contracts/languages';
import { problemTexts } from '@amarena/shared/errors';
import { lateCatalogue } from './catalogue.ts';
import type { LateParts } from './lateParts.ts';
import type { LateDeps } from './startLate.ts';

/** Loads code and words together, and starts what follows the member from now on. */
export async function loadLate(language: Language, deps: LateDeps): Promise<LateParts> {
  const [parts] = await Promise.all([import('./index.ts'), lateCatalogue.ready(language), problemTexts.load(language)]);
  parts.startLate(deps);
  return parts;
}
