import { ANY_LANDER, landerPath } from '@amarena/shared/contracts/landers/landerAddresses';
import { guestPath } from '@amarena/shared/contracts/platform/guests';
import { filledIn, findRoute, ROUTES } from '@amarena/shared/contracts/platform/routes';
import type { Action } from './act.ts';
import type { Setting } from './arrive.ts';
import { chanceOf, pick } from './chance.ts';
import type { Control } from './controls.ts';
import { addressOf } from './faults.ts';
import { NASTY } from './nasty.ts';
import { kindOf, type Reached } from './reached.ts';
import { type Walk, walk } from './walk.ts';
import { wayTo } from './way.ts';

/** Probability of choosing something that was never used; otherwise repeats something, in the site's current state. */
const RATHER = 0.9;

const KEYS = ['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowRight', 'ArrowDown', 'Home', 'End'] as const;

/** Addresses that need no data: one for each route without parameters. */
const PLAIN = ROUTES.filter(({ path }) => !/:[a-z]+(?!\?)(?:\/|$)/.test(path)).map((route): [string, string] => [
  route.name,
  filledIn(route, {}),
]);
/** The demonstration has no guest, and its page has to say so. */
const NO_GUEST: [string, string] = ['guest', guestPath('nobody')];
/** Every template of the demonstration has its own route, so nothing exists at this address, and the page has to say so. */
const NOBODYS: [string, string] = [ANY_LANDER, landerPath('nobody-designed-this', '')];

/**
 * Walks at random, preferring what is new on the page and what was never used, until `until` (milliseconds since 1970)
 * or for at most `most` actions.
 */
export function wander(setting: Setting, reached: Reached, { until, most }: { until: number; most: number }): Promise<Walk> {
  const chance = chanceOf(setting.seed);
  const known = new Map([...PLAIN, NOBODYS, NO_GUEST]);
  const way = wayTo(reached);
  /** Addresses that this walk opened: one that redirects never shows its own route. */
  const asked = new Set<string>();
  let offline = 0;
  let steps = 0;
  return walk(setting, reached, (page, controls) => {
    steps += 1;
    if (steps > most || Date.now() > until) return null;
    learn(known, controls);
    if (offline > 0) {
      offline -= 1;
      if (offline === 0) return { do: 'online' };
    }
    const here = addressOf(page);
    const use = (control: Control): Action => {
      const { kind, name, nth } = control;
      way.try(kindOf(control, here));
      return kind === 'field'
        ? { do: 'type', control: { kind, name, nth }, text: pick(chance, NASTY) ?? '' }
        : { do: 'press', control: { kind, name, nth } };
    };
    const planned = way.next(controls, here);
    if (planned !== null) return use(planned);
    const roll = chance();
    const unseen = [...known].filter(([name, path]) => !reached.routes.has(name) && !asked.has(path)).map(([, path]) => path);
    if (offline === 0 && (controls.length === 0 || (unseen.length > 0 && roll < 0.15))) {
      const path = pick(chance, unseen.length > 0 ? unseen : [...known.values()]) ?? '/';
      asked.add(path);
      return { do: 'open', path };
    }
    if (roll < 0.2) return { do: 'key', key: pick(chance, KEYS) ?? 'Tab' };
    if (roll < 0.23) return { do: 'back' };
    if (roll < 0.25) return { do: 'reload' };
    if (roll < 0.26) return { do: 'rotate' };
    if (roll < 0.27) return { do: 'tab' };
    if (roll < 0.28 && offline === 0) {
      offline = 3;
      return { do: 'offline' };
    }
    const fresh = controls.filter((control) => way.isFresh(kindOf(control, here)));
    if (fresh.length === 0 && offline === 0 && chance() < RATHER) {
      const start = way.plan(chance);
      if (start !== null) return { do: 'open', path: start };
    }
    // First what belongs to this screen: following a link would leave the rest of it behind.
    const staying = fresh.filter(({ path, aside }) => path === null || aside);
    const preferred = staying.length > 0 && chance() < RATHER ? staying : fresh;
    const control = pick(chance, preferred.length > 0 && chance() < RATHER ? preferred : controls);
    return control === undefined ? { do: 'key', key: 'Tab' } : use(control);
  });
}

/** Records one address for each route that a page links to. */
function learn(known: Map<string, string>, controls: readonly Control[]): void {
  for (const { path } of controls) {
    const found = path === null ? null : findRoute(path.split('?', 1)[0] ?? '/');
    if (path === null || !found) continue;
    const { name } = found.route;
    if (!known.has(name)) known.set(name, path);
    // A member's id leads to all pages about that member.
    const id = name === 'members-id' ? found.params.id : undefined;
    if (id === undefined) continue;
    for (const one of ROUTES) if (one.path.startsWith('/members/:id/') && !known.has(one.name)) known.set(one.name, filledIn(one, { id }));
  }
}
