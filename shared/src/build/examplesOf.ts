import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isGuestName } from '../contracts/platform/guests.ts';
import type { RemoteContract } from '../contracts/platform/remote.ts';
import type { WidgetExamples } from '../contracts/platform/widgetExamples.ts';
import type { BuildTarget } from './target.ts';

export const EXAMPLES_FILE = 'src/examples.ts';

/**
 * Examples of the widgets that a part shows, and of a guest's own, from its sources; none without the file. Throws for an
 * example of a widget that it neither uses nor, as a guest, offers, and for a guest's own widget without one.
 */
export async function examplesOf({ name, directory, uses, contract }: BuildTarget): Promise<WidgetExamples> {
  const file = path.join(directory, EXAMPLES_FILE);
  const own = contract === null ? [] : ownWidgets(contract);
  const examples = existsSync(file) ? await examplesIn(file) : {};
  const extra = Object.keys(examples).filter((widget) => uses[widget] === undefined && !own.includes(widget));
  if (extra.length > 0)
    throw new Error(`${name}/${EXAMPLES_FILE} has examples for ${extra.join(', ')}, which "uses" in its package.json does not name.`);
  const missing = withoutExample(own, examples);
  if (missing.length > 0)
    throw new Error(`${name}/${EXAMPLES_FILE} has no example of ${missing.join(', ')}, with whose properties the check would mount it.`);
  return examples;
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
async function examplesIn(file: string): Promise<WidgetExamples> {
  const module: { examples: WidgetExamples } = await import(`${pathToFileURL(file).href}?read=${performance.now()}`);
  return module.examples;
}
