import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WidgetExamples } from '../contracts/platform/widgetExamples.ts';
import type { BuildTarget } from './target.ts';

export const EXAMPLES_FILE = 'src/examples.ts';

/** Examples of the widgets that a part shows, from its sources; none without the file. Throws for an example of a widget that it does not use. */
export async function examplesOf({ name, directory, uses }: BuildTarget): Promise<WidgetExamples> {
  const file = path.join(directory, EXAMPLES_FILE);
  if (!existsSync(file)) return {};
  // A module is loaded once for each address, and a process may build a folder again after a change.
  const module: { examples: WidgetExamples } = await import(`${pathToFileURL(file).href}?read=${performance.now()}`);
  const extra = Object.keys(module.examples).filter((widget) => uses[widget] === undefined);
  if (extra.length === 0) return module.examples;
  throw new Error(`${name}/${EXAMPLES_FILE} has examples for ${extra.join(', ')}, which "uses" in its package.json does not name.`);
}
