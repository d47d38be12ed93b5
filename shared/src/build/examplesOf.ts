import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventExamples } from '../bus/eventExamples.ts';
import { isGuestName } from '../contracts/platform/guests.ts';
import type { RemoteContract } from '../contracts/platform/remote.ts';
import { KEPT_PARAMETERS, type RouteExamples } from '../contracts/platform/routeExamples.ts';
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

/** Pages that visitors cannot open, parameters that the browser keeps, and pages of the part itself. */
function mistakesIn({ eventExamples = [], routeExamples = [] }: ExamplesModule, name: string): string[] {
  const causes = eventExamples.flatMap((one) => ('at' in one ? [one.at] : 'route' in one.when ? [one.when] : []));
  const closed = [...routeExamples, ...causes].filter(({ route, as }) => as === 'visitor' && routeNamed(route).access === 'member');
  const kept = [...routeExamples, ...causes].flatMap(({ route, query = {} }) =>
    KEPT_PARAMETERS.filter((parameter) => Object.hasOwn(query, parameter)).map((parameter) => ({ route, parameter })),
  );
  const own = routeExamples.filter(({ route }) => routeNamed(route).owner === name);
  return [
    ...closed.map(({ route }) => `an example for ${route} as a visitor, which is for members`),
    ...kept.map(({ route, parameter }) => `an example for ${route} with "${parameter}" in its query, which the browser would keep`),
    ...own.map(({ route }) => `an example for ${route}, which is its own: a test is the place for that`),
  ];
}

/** The widgets that a guest offers. */
export const ownWidgets = ({ name, widgets }: Pick<RemoteContract, 'name' | 'widgets'>): string[] =>
  isGuestName(name) ? Object.keys(widgets) : [];

/** The widgets of which there is no example. */
export const withoutExample = (widgets: readonly string[], examples: Readonly<Record<string, unknown>>): string[] =>
  widgets.filter((widget) => {
    const given = examples[widget];
    return !Array.isArray(given) || given.length === 0;
  });

/** A module is loaded once for each address, and a process may build a folder again after a change. */
const examplesIn = (file: string): Promise<ExamplesModule> => import(`${pathToFileURL(file).href}?read=${performance.now()}`);

/**
 * What a part relies on, and examples of a guest's own widgets, from its sources; nothing without the file. Throws for an
 * example of a widget that it neither uses nor, as a guest, offers, for a guest's own widget without one, for a page that
 * the person of the example cannot open, for a parameter that the browser keeps, and for a link to a page of its own.
 */
export async function examplesOf({
  name,
  directory,
  uses,
  contract,
}: Pick<BuildTarget, 'name' | 'directory' | 'uses' | 'contract'>): Promise<ManifestExamples> {
  const file = path.join(directory, EXAMPLES_FILE);
  const own = contract === null ? [] : ownWidgets(contract);
  const module = existsSync(file) ? await examplesIn(file) : {};
  const { examples = {}, eventExamples = [], routeExamples = [] } = module;
  const extra = Object.keys(examples).filter((widget) => uses[widget] === undefined && !own.includes(widget));
  if (extra.length > 0)
    throw new Error(`${name}/${EXAMPLES_FILE} has examples for ${extra.join(', ')}, which "uses" in its package.json does not name.`);
  const missing = withoutExample(own, examples);
  if (missing.length > 0)
    throw new Error(`${name}/${EXAMPLES_FILE} has no example of ${missing.join(', ')}, with whose properties the check would mount it.`);
  const mistakes = mistakesIn(module, name);
  if (mistakes.length > 0) throw new Error(`${name}/${EXAMPLES_FILE} has ${mistakes.join('; ')}.`);
  return { examples, event_examples: eventExamples.map((one) => ({ ...one })), route_examples: routeExamples.map((one) => ({ ...one })) };
}
