import { exposedAs } from '@amarena/shared/contracts/platform/widgets';
import { FAILURES } from '@amarena/shared/federation/failures';
import type { Container } from '@amarena/shared/federation/runtime';
import type { JSHandle, Page } from 'playwright-core';
import { pageTrouble, type Standing, shownOrTrouble } from './stand.ts';
import { type Trouble, watch, words } from './troubles.ts';

/** The functions of a parcel that the shell calls. */
type Lifecycles = Record<'bootstrap' | 'mount' | 'unmount', (props: object) => Promise<unknown>>;

interface Mounting<Properties> {
  readonly container: string;
  /** Under which its container exposes it, such as `./recent`. */
  readonly name: string;
  readonly properties: Properties;
  /** Milliseconds for bootstrap and mount together. */
  readonly limit: number;
}

/** What a widget shows: something in its box, or a dialog, which is attached at the end of the page instead. */
interface Shown {
  readonly box: Element;
  /** Dialogs that existed before. */
  readonly others: readonly Element[];
}

export const DIALOG = '[role="dialog"], [role="alertdialog"], dialog[open]';
/** Attribute of the element into which a widget is mounted. */
export const WIDGET_BOX = 'data-smoke-widget';
/** Key on `window` of the function that unmounts the widget. A symbol, so that it is not a name that a remote added. */
export const UNMOUNT = 'smoke.unmount';

/** Runs in the page: mounts a widget at the end of the content, as the shell mounts a parcel. */
async function mountInPage({
  container,
  name,
  properties,
  limit,
  keys,
}: Mounting<object> & { keys: Record<'dialogs' | 'box' | 'unmount', string> }): Promise<Shown> {
  const others = [...document.querySelectorAll(keys.dialogs)];
  const module = (await (Reflect.get(window, container) as Container).get(name))() as Lifecycles & { default?: Lifecycles };
  const { bootstrap, mount, unmount } = module.default ?? module;
  const box = document.createElement('div');
  box.setAttribute(keys.box, name);
  (document.querySelector('main') ?? document.body).append(box);
  const crash = Promise.withResolvers<never>();
  const onCrash = (cause: unknown) => {
    crash.reject(cause);
    reportError(cause);
  };
  setTimeout(() => crash.reject(new Error(`bootstrap and mount took more than ${limit / 1_000} s`)), limit);
  const props = { ...properties, name, domElement: box, onCrash };
  const mounted = async () => {
    await bootstrap(props);
    await mount(props);
  };
  await Promise.race([crash.promise, mounted()]);
  Reflect.set(window, Symbol.for(keys.unmount), async () => {
    await unmount(props);
    box.remove();
  });
  return { box, others };
}

/** Mounts a widget of a container into the page. Rejects if it throws or hangs. */
export const mountWidget = (page: Page, mounting: Mounting<JSHandle<object>>): Promise<JSHandle<Shown>> =>
  page.evaluateHandle(mountInPage, { ...mounting, keys: { dialogs: DIALOG, box: WIDGET_BOX, unmount: UNMOUNT } });

/** Runs in the page: whether anything of the widget is visible. */
const showsSomething = ({ shown: { box, others }, dialogs }: { shown: Shown; dialogs: string }): boolean =>
  [box, ...[...document.querySelectorAll(dialogs)].filter((dialog) => !others.includes(dialog))].some((element) => {
    const { width, height } = element.getBoundingClientRect();
    const filled = element.textContent?.trim() !== '' || element.querySelector('img, svg, canvas, video, input, button') !== null;
    return width > 0 && height > 0 && filled;
  });

/** A call of a callback by a widget. */
export interface WidgetCall {
  readonly callback: string;
  readonly words: readonly unknown[];
}

/** The properties of a widget that are data, and the names of those that are callbacks. */
export interface GivenProperties {
  readonly properties: object;
  readonly callbacks: readonly string[];
}

/** Runs in the page: properties with callbacks that write down their calls. */
function propertiesInPage({ properties, callbacks }: GivenProperties) {
  const calls: WidgetCall[] = [];
  const listening = callbacks.map((callback) => [callback, (...given: unknown[]) => void calls.push({ callback, words: given })]);
  return { properties: { ...properties, ...Object.fromEntries(listening) }, calls };
}

/** In the page: `properties` for a widget, and the `calls` of its callbacks so far. */
export const listeningProperties = (page: Page, { properties, callbacks }: GivenProperties) =>
  page.evaluateHandle(propertiesInPage, { properties, callbacks });

/** Mounts a widget into a page of its remote and returns what is wrong with it; null if it works. */
export async function widgetTrouble(
  page: Page,
  { name, address, standing, given }: { name: string; address: string; standing: Standing; given: GivenProperties },
  limit: number,
): Promise<Trouble | null> {
  const host = await pageTrouble(page, address, standing, limit);
  if (host !== null) return { ...host, found: `${host.found}, in the page ${address} that should contain it` };
  const { remote, container } = standing;
  const watching = watch(page, remote);
  const listening = await listeningProperties(page, given);
  const properties: JSHandle<object> = await listening.getProperty('properties');
  let shown: JSHandle<Shown>;
  try {
    shown = await mountWidget(page, { container: container ?? '', name: exposedAs(name), properties, limit });
  } catch (cause) {
    return { found: `threw_while_mounting, "${words(String(cause))}"`, look: FAILURES.threw_while_mounting.look };
  }
  return shownOrTrouble(page.waitForFunction(showsSomething, { shown, dialogs: DIALOG }, { timeout: limit }), watching, {
    found: `nothing visible within ${limit / 1_000} s`,
    look: 'Mounted with the properties of delivery/smoke/examples.ts, or for a guest of its own example, its box stays empty, and it opens no dialog.',
  });
}
