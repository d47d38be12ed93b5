import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventExamples } from '../bus/eventExamples.ts';
import type { RouteExamples } from '../contracts/platform/routeExamples.ts';
import { routeNamed } from '../contracts/platform/routes.ts';
import type { WidgetExamples } from '../contracts/platform/widgetExamples.ts';
import type { BuildTarget } from './target.ts';

export const EXAMPLES_FILE = 'src/examples.ts';

interface ExamplesModule {
  readonly examples?: WidgetExamples;
  readonly eventExamples?: EventExamples;
  readonly routeExamples?: RouteExamples;
}

/** What a part relies on, as its manifest has it. */
interface ManifestExamples {
  readonly examples: WidgetExamples;
  readonly event_examples: { [field: string]: unknown }[];
  readonly route_examples: { [field: string]: unknown }[];
}

/** Pages that visitors cannot open, and pages of the part itself. */
function mistakesIn({ eventExamples = [], routeExamples = [] }: ExamplesModule, name: string): string[] {
  const causes = eventExamples.flatMap((one) => ('at' in one ? [one.at] : 'route' in one.when ? [one.when] : []));
  const closed = [...routeExamples, ...causes].filter(({ route, as }) => as === 'visitor' && routeNamed(route).access === 'member');
  const own = routeExamples.filter(({ route }) => routeNamed(route).owner === name);
  return [
    ...closed.map(({ route }) => `an example for ${route} as a visitor, which is for members`),
    ...own.map(({ route }) => `an example for ${route}, which is its own: a test is the place for that`),
  ];
}

/**
 * What a part relies on, from its sources; nothing without the file. Throws for an example of a widget that it does not
 * use, for a page that the person of the example cannot open, and for a link to a page of its own.
 */
export async function examplesOf({ name, directory, uses }: Pick<BuildTarget, 'name' | 'directory' | 'uses'>): Promise<ManifestExamples> {
  const file = path.join(directory, EXAMPLES_FILE);
  if (!existsSync(file)) return { examples: {}, event_examples: [], route_examples: [] };
  // A module is loaded once for each address, and a process may build a folder again after a change.
  const module: ExamplesModule = await import(`${pathToFileURL(file).href}?read=${performance.now()}`);
  const { examples = {}, eventExamples = [], routeExamples = [] } = module;
  const extra = Object.keys(examples).filter((widget) => uses[widget] === undefined);
  if (extra.length > 0)
    throw new Error(`${name}/${EXAMPLES_FILE} has examples for ${extra.join(', ')}, which "uses" in its package.json does not name.`);
  const mistakes = mistakesIn(module, name);
  if (mistakes.length > 0) throw new Error(`${name}/${EXAMPLES_FILE} has ${mistakes.join('; ')}.`);
  return { examples, event_examples: eventExamples.map((one) => ({ ...one })), route_examples: routeExamples.map((one) => ({ ...one })) };
}
