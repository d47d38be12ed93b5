import type { ExampleRole } from '@amarena/shared/contracts/platform/widgetExamples';
import type { Locator, Page } from 'playwright-core';
import type { PersonStep, Step } from './exampleSchema.ts';
import { words } from './troubles.ts';
import { DIALOG, WIDGET_BOX } from './widget.ts';

/** Where the steps of an example are taken: a widget with its dialogs, a page with its dialogs, or anywhere. */
export const PLACES = {
  widget: `[${WIDGET_BOX}], ${DIALOG}`,
  page: `main, ${DIALOG}`,
  anywhere: 'body',
} as const;

const LOOK_EVERY = 50;

/** Where the page says something, such as a toast. */
const SAID: { readonly [Role in ExampleRole]?: string } = {
  status: '[role="status"], [aria-live="polite"]',
  alert: '[role="alert"], [aria-live="assertive"]',
};

/** Everything visible with this role and a part of this name. */
function located(page: Page, place: string, role: ExampleRole, name: string | undefined): Locator {
  // What the page says has no name of its own, but words.
  const said = SAID[role];
  if (said !== undefined) return page.locator(said).filter({ hasText: name ?? '', visible: true });
  const scope = role === 'dialog' ? page : page.locator(place);
  return scope.getByRole(role, name === undefined ? {} : { name }).filter({ visible: true });
}

/** Waits until the check is true. False if it is not within the limit, in milliseconds. */
export async function soon(limit: number, isTrue: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + limit; Date.now() < until; ) {
    if (await isTrue()) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  return false;
}

export interface Acting {
  readonly page: Page;
  /** A selector of `PLACES`. */
  readonly place: string;
  /** Milliseconds until a step is fulfilled. */
  readonly timeout: number;
}

/** What these fields contain now. */
async function valuesOf(fields: Locator, timeout: number): Promise<string[]> {
  const values = (await fields.all()).map((field) => field.inputValue({ timeout }).catch(() => []));
  return (await Promise.all(values)).flat();
}

/** Does or sees what a person would; returns what it found instead, null if the step is fulfilled. */
export async function missedByPerson(step: PersonStep, { page, place, timeout }: Acting): Promise<string | null> {
  const options = { timeout };
  const at = (role: ExampleRole) => located(page, place, role, step.name).first();
  try {
    if ('see' in step) {
      await at(step.see).waitFor({ state: 'visible', ...options });
      const { value } = step;
      const fields = located(page, place, step.see, step.name);
      if (value === undefined || (await soon(timeout, async () => (await valuesOf(fields, timeout)).includes(value)))) return null;
      return `it contains ${(await valuesOf(fields, timeout)).map((one) => JSON.stringify(one)).join(' and ')}`;
    }
    if ('press' in step) await at(step.press).click(options);
    else if ('fill' in step) await at(step.fill).fill(step.text, options);
    else await at(step.choose).selectOption({ label: step.option }, options);
    return null;
  } catch (cause) {
    return cause instanceof Error && cause.name === 'TimeoutError' ? 'there is none that a person could use' : words(String(cause));
  }
}

const titleOf = (step: Step): string =>
  Object.entries(step)
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
    .join(', ');

/** Takes steps one after another; returns what was found in place of the first that is not fulfilled, null if all are. */
export async function missedStep<One extends Step>(
  steps: readonly One[],
  missed: (step: One) => Promise<string | null>,
): Promise<string | null> {
  for (const [index, step] of steps.entries()) {
    const instead = await missed(step);
    if (instead !== null) return `at step ${index + 1} (${titleOf(step)}) ${instead}`;
  }
  return null;
}

/** Milliseconds. */
const IDLE_WITHIN = 1_000;

/** Waits until the page has a moment for nothing: one that came from the server has then been taken over by its scripts. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate((timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })), IDLE_WITHIN);
