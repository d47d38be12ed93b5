import { isDeepStrictEqual } from 'node:util';
import { exposedAs } from '@amarena/shared/contracts/platform/widgets';
import type { JSHandle, Page } from 'playwright-core';
import type { Example, Step } from './exampleSchema.ts';
import { missedByPerson, missedStep, PLACES, soon } from './exampleSteps.ts';
import { brokenBy } from './reliance.ts';
import { pageTrouble, type Standing } from './stand.ts';
import { type Trouble, watch, words } from './troubles.ts';
import { listeningProperties, mountWidget, type WidgetCall } from './widget.ts';

/** An example of a widget, and the page of the widget's owner in which it is played. */
export interface Played {
  readonly widget: string;
  readonly example: Example;
  /** The version that ships the example. */
  readonly consumer: string;
  /** The version that provides the widget. */
  readonly owner: string;
  readonly address: string;
  readonly standing: Standing;
}

interface Playing {
  readonly page: Page;
  /** Milliseconds until a step is fulfilled. */
  readonly timeout: number;
  calls(): Promise<WidgetCall[]>;
  /** Calls that a step counted. */
  readonly counted: Set<number>;
}

/** Performs one step; returns what it found instead, null if it is fulfilled. */
async function missed(step: Step, { page, timeout, calls, counted }: Playing): Promise<string | null> {
  if (!('called' in step)) return missedByPerson(step, { page, place: PLACES.widget, timeout });
  const isIt = (call: WidgetCall, index: number) =>
    !counted.has(index) && call.callback === step.called && isDeepStrictEqual(call.words, step.with);
  const came = await soon(timeout, async () => {
    const index = (await calls()).findIndex(isIt);
    if (index >= 0) counted.add(index);
    return index >= 0;
  });
  if (came) return null;
  const others = (await calls()).filter((_, index) => !counted.has(index));
  return others.length === 0
    ? 'it called nothing'
    : `it called ${others.map((call) => `${call.callback}(${call.words.map((word) => JSON.stringify(word)).join(', ')})`).join(', ')}`;
}

/** Plays an example with a widget and returns what is wrong; null if everything happens as it says. */
export async function exampleTrouble(page: Page, played: Played, limit: number): Promise<Trouble | null> {
  const { widget, example, consumer, owner, address, standing } = played;
  const instead = `agree on another version of the widget and release ${consumer.split('@')[0]} first`;
  const broken = (found: string) => brokenBy({ consumer, owner, what: widget, says: example.says, instead }, found);
  const host = await pageTrouble(page, address, standing, limit);
  if (host !== null) return broken(`${host.found}, in the page ${address} that should contain it`);
  const watching = watch(page, standing.remote);
  const given = await listeningProperties(page, example);
  const properties: JSHandle<object> = await given.getProperty('properties');
  try {
    await mountWidget(page, { container: standing.container ?? '', name: exposedAs(widget), properties, limit });
  } catch (cause) {
    return broken(`mounting it threw "${words(String(cause))}"`);
  }
  const written: JSHandle<WidgetCall[]> = await given.getProperty('calls');
  const calls = () => written.evaluate((all): WidgetCall[] => all);
  const playing = { page, timeout: limit / 2, calls, counted: new Set<number>() };
  const found = (await missedStep(example.steps, (step) => missed(step, playing))) ?? watching.worst()?.found ?? null;
  return found === null ? null : broken(found);
}
