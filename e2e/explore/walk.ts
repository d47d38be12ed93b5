import { findRoute } from '@amarena/shared/contracts/routes';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PASSWORD } from '../seed/people.ts';
import { type Action, act, found, SIZES } from './act.ts';
import { type Control, controlsOn } from './controls.ts';
import { addressOf, type Fault, faultsOn, lasting, type Watch, watch } from './faults.ts';
import { documentOf, steadily } from './steady.ts';

export interface Visitor {
  readonly role: string;
  /** Null: without an account. */
  readonly email: string | null;
}

/** A kind of control, as it was first seen. */
export interface Seen {
  readonly name: string;
  /** Address of the screen. */
  readonly at: string;
  /** The kind whose press brought it; null: it is there when the screen opens. */
  readonly after: string | null;
}

export interface Reached {
  /** Names of routes that showed. */
  readonly routes: Set<string>;
  /** Kinds of controls that were there, and those that were pressed or filled. */
  readonly there: Map<string, Seen>;
  readonly used: Set<string>;
}

export const nothingReached = (): Reached => ({ routes: new Set(), there: new Map(), used: new Set() });

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

/** What one control is of a kind with, in every language: links by the route that they lead to, others by where they are built in. */
export function kindOf({ kind, path, place, inMain }: Control, here: string): string {
  const route = routeFor(here);
  const from = (inMain ? route?.name : route?.layout) ?? 'unknown';
  return path === null ? `${from} ${kind} ${place}` : `${from} link to ${routeFor(path)?.name ?? 'elsewhere'}`;
}

const routeFor = (address: string) => findRoute(address.split('?', 1)[0] ?? '/')?.route;

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
  await steadily(page, () =>
    page.evaluate(
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
          changes.observe(document, {
            subtree: true,
            childList: true,
            attributes: true,
            attributeFilter: ['href', 'hidden', 'aria-hidden'],
          });
        }),
      QUIET,
    ),
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
    let last: string | null = null;
    let before = '';
    await atRest(page);
    for (;;) {
      const controls = await controlsOn(page);
      const here = addressOf(page);
      const route = routeFor(here)?.name;
      if (route !== undefined) reached.routes.add(route);
      const after = here === before ? last : null;
      for (const control of controls) {
        const kind = kindOf(control, here);
        if (!reached.there.has(kind)) reached.there.set(kind, { name: control.name, at: here, after });
      }
      const action = next(page, controls);
      if (action === null) break;
      actions.push(action);
      const began = await documentOf(page);
      const control = 'control' in action ? found(controls, action.control) : undefined;
      last = control === undefined ? null : kindOf(control, here);
      before = here;
      heard.missed = false;
      page = await act(page, action, controls, heard);
      if (last !== null && !heard.missed) reached.used.add(last);
      if (isAway(page, url)) await comeBack(page, heard);
      await atRest(page);
      const sameDocument = (await documentOf(page)) === began;
      const pressed = action.do === 'press' && control !== undefined && !heard.missed;
      // What hides the site leaves it a moment later.
      const look = async () =>
        isAway(page, url) ? [] : faultsOn(page, { sameDocument, pressed, offline: heard.offline, controls: await controlsOn(page) });
      const faults = await lasting(page, look);
      if (isAway(page, url)) await comeBack(page, heard);
      fault = heard.faults[0] ?? faults[0] ?? null;
      if (fault !== null) break;
      if (setting.visitor.email !== null && !heard.offline) await stayLoggedIn(page, setting.visitor.email);
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

/** After a log-out the walk goes on as the same visitor. */
async function stayLoggedIn(page: Page, email: string): Promise<void> {
  const cookies = await page.context().cookies();
  if (cookies.some(({ name }) => name === 'session')) return;
  await logIn(page, email);
  await page.goto('/');
  await atRest(page);
}

const isAway = (page: Page, url: string): boolean => new URL(page.url()).origin !== url;

/** From another site, or from the page that a browser shows without a network. */
async function comeBack(page: Page, heard: Watch): Promise<void> {
  if (heard.offline) await act(page, { do: 'online' }, [], heard);
  await page.goto('/');
}
