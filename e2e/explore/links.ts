import { filledIn, findRoute, ROUTES } from '@amarena/shared/contracts/platform/routes';
import type { Page } from '@playwright/test';
import { arrive, type Setting } from './arrive.ts';
import { type Control, controlsOn, MARK } from './controls.ts';
import { addressOf, type Fault, faultsOn, lasting, type Watch } from './faults.ts';
import { atRest } from './rest.ts';
import { documentOf } from './steady.ts';

/** The results of one visitor's crawl. */
export interface Crawl {
  /** Names of routes whose links were followed. */
  readonly screens: ReadonlySet<string>;
  /** How many links were followed: one for each pair of screens. */
  readonly pressed: number;
  readonly faults: readonly Fault[];
}

/** Title of the page for unknown addresses, the same in every language. */
const NOT_FOUND = 'This page could not be found';

const routeFor = (path: string) => findRoute(path.split('?', 1)[0] ?? '/')?.route;
const routeOf = (path: string): string | null => routeFor(path)?.name ?? null;
const routeAt = (page: Page) => routeFor(addressOf(page));
/** Files and API calls are not screens: they are requested instead of pressed. */
const isScreen = (path: string): boolean => !/^\/(?:api|assets|media|health)\b|\.[a-z0-9]{2,5}$/i.test(path.split('?', 1)[0] ?? '');

/** Decides which pairs of screens, by route name, a crawl covers. */
export type Wanted = (from: string, to: string | null) => boolean;

/** What only people with a role see: their screens, and the links to and from them. */
export const forARole: Wanted = (from, to) => isForARole(from) || isForARole(to);
/** Screens of a role by name and address: only the account menu links to them. */
const screensOf = (role: string): [string, string][] =>
  ROUTES.filter((route) => route.role === role && NEEDS_NOTHING.test(route.path)).map((route) => [route.name, filledIn(route, {})]);
const NEEDS_NOTHING = /^(?:\/(?:[^/:]+|:[a-z]+\?))+$/;
const isForARole = (name: string | null): boolean => ROUTES.some((route) => route.name === name && route.role !== null);

/**
 * Follows the links on every screen that the visitor can reach, one for each pair of screens, with the Enter key. A
 * link in the site's frame is followed once per layout.
 */
export async function crawl(setting: Setting, wanted: Wanted): Promise<Crawl> {
  const { context, page, heard } = await arrive(setting);
  const known = new Map([['index', '/'], ...screensOf(setting.visitor.role)]);
  const screens = new Set<string>();
  const done = new Set<string>();
  const faults: Fault[] = [];
  try {
    for (let screen = unread(known, screens); screen !== null; screen = unread(known, screens)) {
      const [name, path] = screen;
      await page.goto(path);
      await atRest(page, { offline: false });
      const address = addressOf(page);
      const from = routeOf(address) ?? name;
      screens.add(name).add(from);
      const next = () => nextLink(page, { from, done, wanted });
      for (let link = await next(); link !== null; link = await next()) {
        const there = await follow(page, link, heard);
        faults.push(...there.map(({ what, at }) => ({ what: `${what}, by “${link.name}” of ${address}`, at })));
        const to = routeOf(addressOf(page));
        if (to !== null && there.length === 0 && !known.has(to)) known.set(to, addressOf(page));
        await backTo(page, address);
      }
    }
  } finally {
    await context.close();
  }
  return { screens, pressed: done.size, faults };
}

const unread = (known: ReadonlyMap<string, string>, screens: ReadonlySet<string>): [string, string] | null =>
  [...known].find(([name]) => !screens.has(name)) ?? null;

interface Pressing {
  readonly from: string;
  readonly done: Set<string>;
  readonly wanted: Wanted;
}

/** The first link on the page that leads somewhere new from this screen. */
async function nextLink(page: Page, { from, done, wanted }: Pressing): Promise<(Control & { readonly path: string }) | null> {
  const controls = await controlsOn(page);
  const layout = routeAt(page)?.layout ?? 'none';
  for (const control of controls) {
    const { path, inMain } = control;
    if (path === null) continue;
    const pair = `${inMain ? from : layout} ${routeOf(path) ?? path}`;
    if (done.has(pair) || !wanted(from, routeOf(path))) continue;
    done.add(pair);
    return { ...control, path };
  }
  return null;
}

/** Follows a link, and checks the page behind it. */
async function follow(page: Page, link: Control & { readonly path: string }, heard: Watch): Promise<Fault[]> {
  const { path, aside } = link;
  heard.faults.length = 0;
  if (aside || !isScreen(path)) {
    const answer = await page.request.get(path);
    return answer.ok() ? [] : [{ what: `answer ${answer.status()} of ${path}`, at: path }];
  }
  const began = await documentOf(page);
  await focusOn(page, link);
  await page.keyboard.press('Enter');
  await atRest(page, { offline: false });
  const sameDocument = (await documentOf(page)) === began;
  const look = async () => [
    ...(await faultsOn(page, { sameDocument, pressed: true, offline: false, controls: await controlsOn(page) })),
    ...(await arrivalFaults(page)),
  ];
  return [...heard.faults, ...(await lasting(page, look))];
}

/** Milliseconds within which a link has to be back after the page rendered anew. */
const RENDERED = 5_000;

async function focusOn(page: Page, link: Control): Promise<void> {
  for (const patience = Date.now() + RENDERED; ; ) {
    const controls = await controlsOn(page);
    // Found by its target: a count in its name may have appeared meanwhile.
    const index = controls.findIndex(({ path, inMain }) => path === link.path && inMain === link.inMain);
    const focused = await page.evaluate((mark) => {
      const element = document.querySelector<HTMLElement>(mark);
      element?.focus();
      return element !== null && document.activeElement === element;
    }, `[${MARK}="${index}"]`);
    if (focused) return;
    if (Date.now() > patience) throw new Error(`“${link.name}” is gone from ${addressOf(page)}: ${link.html}`);
  }
}

/** A screen that was reached has a title, and is not the page for unknown addresses. */
async function arrivalFaults(page: Page): Promise<Fault[]> {
  const at = addressOf(page);
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents();
  if (headings.includes(NOT_FOUND)) return [{ what: 'leads to the page for unknown addresses', at }];
  return headings.length === 1 && headings[0] !== '' ? [] : [{ what: `${headings.length} headings of the first level`, at }];
}

/** Returns to the screen being checked: by going back, as people do, or by its address if that led elsewhere. */
async function backTo(page: Page, address: string): Promise<void> {
  if (addressOf(page) === address) return;
  await page.goBack();
  await atRest(page, { offline: false });
  if (addressOf(page) !== address) await page.goto(address);
  await atRest(page, { offline: false });
}
