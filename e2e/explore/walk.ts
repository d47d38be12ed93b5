import { findRoute } from '@amarena/shared/contracts/routes';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from '../seed/people.ts';
import { type Action, act, found, SIZES } from './act.ts';
import { type Control, controlsOn } from './controls.ts';
import { addressOf, type Fault, faultsOn, lasting, type Watch, watch } from './faults.ts';

export interface Visitor {
  readonly role: string;
  /** Null: without an account. */
  readonly email: string | null;
}

export interface Reached {
  /** Names of routes that showed. */
  readonly routes: Set<string>;
  /** Kinds of controls that were there, and those that were pressed or filled. */
  readonly there: Set<string>;
  readonly used: Set<string>;
}

export const nothingReached = (): Reached => ({ routes: new Set(), there: new Set(), used: new Set() });

export interface Walk {
  readonly actions: readonly Action[];
  /** The first thing that went wrong; null: nothing did. */
  readonly fault: Fault | null;
}

export interface Setting {
  readonly browser: Browser;
  readonly url: string;
  readonly visitor: Visitor;
  readonly language: string;
  readonly seed: number;
}

/** Milliseconds in which a page that loads must come to rest, also on a busy machine; one that does not is looked at as it is. */
const REST = 20_000;

/** What one control is of a kind with: names of people and numbers left out, links by the route that they lead to. */
export function kindOf(control: Control, here: string): string {
  const route = findRoute(here.split('?', 1)[0] ?? '/')?.route;
  const from = (control.inMain ? route?.name : route?.layout) ?? 'unknown';
  if (control.path !== null) return `${from} link to ${findRoute(control.path.split('?', 1)[0] ?? '/')?.route.name ?? 'elsewhere'}`;
  const name = control.name.replace(/(?<=.)\b\p{Lu}[\p{L}.'’-]*/gu, '*').replace(/\d+/g, '0');
  return `${from} ${control.kind} ${name.slice(0, 60)}`;
}

/** Milliseconds without a change of the page after which it has come to rest, and those after which something just moves. */
const QUIET = { still: 250, most: 3_000 };

/** Waits until the page shows something, nothing is on its way, and nothing changes any more. */
export async function atRest(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        const main = document.querySelector('main');
        return main !== null && main.childElementCount > 0 && document.querySelector('[aria-busy=true], [role=progressbar]') === null;
      },
      null,
      { timeout: REST },
    )
    .catch((problem: unknown) => {
      if (!(problem instanceof Error) || problem.name !== 'TimeoutError') throw problem;
    });
  await page.evaluate(
    ({ still, most }) =>
      new Promise<void>((resolve) => {
        let quiet = setTimeout(end, still);
        const changes = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, still);
        });
        const moving = setTimeout(end, most);
        function end() {
          changes.disconnect();
          clearTimeout(quiet);
          clearTimeout(moving);
          resolve();
        }
        changes.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['href', 'hidden', 'aria-hidden'] });
      }),
    QUIET,
  );
}

/** A browser of the visitor's own, with ears, and its first page: logged in, at the home page. */
export async function arrive({ browser, url, visitor, language, seed }: Setting): Promise<Arrival> {
  const acknowledged = { name: 'amarena.dismissed.site_entry.visitor', value: new Date(0).toISOString() };
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[seed % SIZES.length] ?? SIZES[0],
    locale: language,
    timezoneId: 'Europe/Rome',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: url, localStorage: [acknowledged] }] },
  });
  // What lies elsewhere is not explored: it is there, and empty.
  await context.route(
    (address) => address.origin !== url,
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>elsewhere</title>' }),
  );
  const heard = watch(context);
  const page = await context.newPage();
  if (visitor.email !== null) await logIn(page, visitor.email);
  await page.goto(`/?lang=${language}`);
  return { context, page, heard };
}

interface Arrival {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly heard: Watch;
}

/** Acts as `next` says until it says no more, and looks at the page after each action. */
export async function walk(
  setting: Setting,
  reached: Reached,
  next: (page: Page, controls: readonly Control[]) => Action | null,
): Promise<Walk> {
  const { url } = setting;
  const { context, page: first, heard } = await arrive(setting);
  const actions: Action[] = [];
  let fault: Fault | null = null;
  try {
    let page = first;
    for (;;) {
      await atRest(page);
      const controls = await controlsOn(page);
      const route = findRoute(new URL(page.url()).pathname)?.route.name;
      if (route !== undefined) reached.routes.add(route);
      for (const control of controls) reached.there.add(kindOf(control, addressOf(page)));
      const action = next(page, controls);
      if (action === null) break;
      actions.push(action);
      const began = await page.evaluate(() => performance.timeOrigin);
      const before = addressOf(page);
      const control = 'control' in action ? found(controls, action.control) : undefined;
      if (control !== undefined) reached.used.add(kindOf(control, before));
      heard.missed = false;
      page = await act(page, action, controls, heard);
      if (isAway(page, url)) await comeBack(page, heard);
      await atRest(page);
      const sameDocument = (await page.evaluate(() => performance.timeOrigin)) === began;
      const pressed = action.do === 'press' && control !== undefined && !heard.missed;
      // What hides the site leaves it a moment later.
      const look = async () =>
        isAway(page, url) ? [] : faultsOn(page, { sameDocument, pressed, offline: heard.offline, controls: await controlsOn(page) });
      const faults = await lasting(page, look);
      if (isAway(page, url)) await comeBack(page, heard);
      fault = heard.faults[0] ?? faults[0] ?? null;
      if (fault !== null) break;
    }
  } finally {
    await context.close();
  }
  return { actions, fault };
}

async function logIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/user.php', {
    data: { email, password: PASSWORD, remember: false },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(`${email} could not log in: ${answer.status()} ${await answer.text()}`);
}

const isAway = (page: Page, url: string): boolean => new URL(page.url()).origin !== url;

/** From another site, or from the page that a browser shows without a network. */
async function comeBack(page: Page, heard: Watch): Promise<void> {
  if (heard.offline) await act(page, { do: 'online' }, [], heard);
  await page.goto('/');
}
