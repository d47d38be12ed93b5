import type { Page } from 'playwright-core';
import { DIALOG, WIDGET_BOX } from './widget.ts';

/** One line of the accessibility tree: what a person can see, hear or use. */
export interface Thing {
  readonly role: string;
  readonly name: string;
}

const CONTROLS: readonly string[] = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'checkbox',
  'radio',
  'combobox',
  'option',
  'switch',
  'slider',
  'spinbutton',
  'tab',
  'menuitem',
];
const LINE = /^\s*- (?:'|")?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/;

const inTree = (tree: string): Thing[] =>
  tree.split('\n').flatMap((line) => {
    const [, role, name = ''] = LINE.exec(line) ?? [];
    return role === undefined ? [] : { role, name };
  });

/** What the page shows beside its frame: the widget, if one is mounted, else the content; null if a dialog covers that. */
export async function thingsIn(page: Page): Promise<Thing[] | null> {
  const isWidget = (await page.locator(`[${WIDGET_BOX}]`).count()) > 0;
  if (!isWidget && (await page.locator('[aria-hidden="true"] main, [inert] main, main[aria-hidden="true"]').count()) > 0) return null;
  const widget = page.locator(`[${WIDGET_BOX}], ${DIALOG}`);
  const shown = isWidget ? await widget.all() : [page.locator('main').first()];
  return inTree((await Promise.all(shown.map((one) => one.ariaSnapshot()))).join('\n'));
}

/** Below this many things, a share of them says little. */
const FEW = 6;
const LEAST_SHARE = 0.3;
const FEW_CONTROLS = 3;
const MOST_NAMED = 6;

const controlsIn = (things: readonly Thing[]): Thing[] => things.filter(({ role }) => CONTROLS.includes(role));

/** How much less a page shows than its live version, in words; null if it shows most of it. */
export function lessThan(live: readonly Thing[], now: readonly Thing[]): string | null {
  const [controlsBefore, controlsNow] = [controlsIn(live).length, controlsIn(now).length];
  const noControls = controlsBefore >= FEW_CONTROLS && controlsNow === 0;
  if (!noControls && (live.length < FEW || now.length >= live.length * LEAST_SHARE)) return null;
  const present = new Set(now.map(({ role, name }) => `${role} ${name}`));
  const missing = live.filter(({ role, name }) => name !== '' && !present.has(`${role} ${name}`));
  const examples = missing.slice(0, MOST_NAMED).map(({ role, name }) => `${role} "${name}"`);
  const count = `${now.length} of the ${live.length} things that the live version shows, ${controlsNow} of ${controlsBefore} that a person can use`;
  return `${count}${examples.length === 0 ? '' : `; not ${examples.join(', ')}`}`;
}
