import { isDeepStrictEqual } from 'node:util';
import type { ExampleRole } from '@amarena/shared/contracts/platform/widgetExamples';
import { exposedAs } from '@amarena/shared/contracts/platform/widgets';
import type { JSHandle, Locator, Page } from 'playwright-core';
import type { Example, Step } from './exampleSchema.ts';
import { pageTrouble, type Standing } from './stand.ts';
import { type Trouble, watch, words } from './troubles.ts';
import { DIALOG, mountWidget, WIDGET_BOX } from './widget.ts';

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

const LOOK_EVERY = 50;

interface Call {
  readonly callback: string;
  readonly words: readonly unknown[];
}

/** Runs in the page: the properties of an example, with callbacks that write down their calls. */
function propertiesInPage({ properties, callbacks }: Pick<Example, 'properties' | 'callbacks'>) {
  const calls: Call[] = [];
  const listening = callbacks.map((callback) => [callback, (...given: unknown[]) => void calls.push({ callback, words: given })]);
  return { properties: { ...properties, ...Object.fromEntries(listening) }, calls };
}

/** Where the page says something, such as a toast. */
const SAID: { readonly [Role in ExampleRole]?: string } = {
  status: '[role="status"], [aria-live="polite"]',
  alert: '[role="alert"], [aria-live="assertive"]',
};
const INSIDE = `[${WIDGET_BOX}], ${DIALOG}`;

function located(page: Page, role: ExampleRole, name: string | undefined): Locator {
  // What the page says has no name of its own, but words.
  const said = SAID[role];
  if (said !== undefined)
    return page
      .locator(said)
      .filter({ hasText: name ?? '', visible: true })
      .first();
  const scope = role === 'dialog' ? page : page.locator(INSIDE);
  return scope
    .getByRole(role, name === undefined ? {} : { name })
    .filter({ visible: true })
    .first();
}

/** Waits until the check is true. False if it is not within the limit. */
async function soon(limit: number, isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + limit; Date.now() < until; ) {
    if (await isTrue()) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  return false;
}

interface Playing {
  readonly page: Page;
  /** Milliseconds until a step is fulfilled. */
  readonly timeout: number;
  calls(): Promise<Call[]>;
  /** Calls that a step counted. */
  readonly counted: Set<number>;
}

/** Performs one step; returns what it found instead, null if it is fulfilled. */
async function missed(step: Step, { page, timeout, calls, counted }: Playing): Promise<string | null> {
  const options = { timeout };
  if ('called' in step) {
    const isIt = (call: Call, index: number) =>
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
  try {
    if ('see' in step) {
      const { see, name, value } = step;
      await located(page, see, name).waitFor({ state: 'visible', ...options });
      if (value === undefined || (await soon(timeout, async () => (await located(page, see, name).inputValue()) === value))) return null;
      return `it contains ${JSON.stringify(await located(page, see, name).inputValue())}`;
    }
    if ('press' in step) await located(page, step.press, step.name).click(options);
    else if ('fill' in step) await located(page, step.fill, step.name).fill(step.text, options);
    else await located(page, step.choose, step.name).selectOption({ label: step.option }, options);
    return null;
  } catch (cause) {
    return cause instanceof Error && cause.name === 'TimeoutError' ? 'there is none that a person could use' : words(String(cause));
  }
}

const titleOf = (step: Step): string =>
  Object.entries(step)
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
    .join(', ');

const brokenBy = ({ consumer, owner, widget, example }: Played, what: string): Trouble => ({
  rule: 'example_broken',
  found: `${consumer} relies on ${widget} of ${owner}: "${example.says}"; ${what}`,
  expected: `what the example in src/examples.ts of ${consumer.split('@')[0]} shows`,
  look: `Keep it working in ${owner.split('@')[0]}, or agree on another version of the widget and release ${consumer.split('@')[0]} first.`,
});

/** Plays an example with a widget and returns what is wrong; null if everything happens as it says. */
export async function exampleTrouble(page: Page, played: Played, limit: number): Promise<Trouble | null> {
  const { widget, example, address, standing } = played;
  const host = await pageTrouble(page, address, standing, limit);
  if (host !== null) return brokenBy(played, `${host.found}, in the page ${address} that should contain it`);
  const watching = watch(page, standing.remote);
  const given = await page.evaluateHandle(propertiesInPage, { properties: example.properties, callbacks: example.callbacks });
  const properties: JSHandle<object> = await given.getProperty('properties');
  try {
    await mountWidget(page, { container: standing.container ?? '', name: exposedAs(widget), properties, limit });
  } catch (cause) {
    return brokenBy(played, `mounting it threw "${words(String(cause))}"`);
  }
  const written: JSHandle<Call[]> = await given.getProperty('calls');
  const calls = () => written.evaluate((all): Call[] => all);
  const playing = { page, timeout: limit / 2, calls, counted: new Set<number>() };
  for (const [index, step] of example.steps.entries()) {
    const instead = await missed(step, playing);
    if (instead !== null) return brokenBy(played, `at step ${index + 1} (${titleOf(step)}) ${instead}`);
  }
  const worst = watching.worst();
  return worst === null ? null : brokenBy(played, worst.found);
}
