import { filledIn, findRoute, ROUTES } from '@amarena/shared/contracts/routes';
import type { Action } from './act.ts';
import { chanceOf, pick } from './chance.ts';
import type { Control } from './controls.ts';
import { addressOf } from './faults.ts';
import { NASTY } from './nasty.ts';
import { kindOf, nothingReached, type Reached, type Setting, type Walk, walk } from './walk.ts';

const KEYS = ['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowRight', 'ArrowDown', 'Home', 'End'] as const;

/** Addresses that need nothing to be known of the site: one for each route without parameters. */
const PLAIN = ROUTES.filter(({ path }) => !/:[a-z]+(?!\?)(?:\/|$)/.test(path)).map((route) => filledIn(route, {}));

/** How often a walk goes back to a control that it did not find again. */
const ATTEMPTS = 3;

/**
 * Walks by chance, rather to what was not there yet and to what nobody used yet, until `until` (milliseconds since 1970)
 * or after `most` actions.
 */
export function wander(setting: Setting, reached: Reached, { until, most }: { until: number; most: number }): Promise<Walk> {
  const chance = chanceOf(setting.seed);
  const known = new Map(PLAIN.map((path) => [findRoute(path)?.route.name ?? path, path]));
  const way = wayTo(reached);
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
    const use = ({ kind, name, nth }: Control): Action =>
      kind === 'field'
        ? { do: 'type', control: { kind, name, nth }, text: pick(chance, NASTY) ?? '' }
        : { do: 'press', control: { kind, name, nth } };
    const planned = way.next(controls, here);
    if (planned !== null) return use(planned);
    const roll = chance();
    const unseen = [...known].filter(([name]) => !reached.routes.has(name)).map(([, path]) => path);
    if (offline === 0 && (controls.length === 0 || (unseen.length > 0 && roll < 0.15)))
      return { do: 'open', path: pick(chance, unseen.length > 0 ? unseen : [...known.values()]) ?? '/' };
    if (roll < 0.2) return { do: 'key', key: pick(chance, KEYS) ?? 'Tab' };
    if (roll < 0.23) return { do: 'back' };
    if (roll < 0.25) return { do: 'reload' };
    if (roll < 0.26) return { do: 'rotate' };
    if (roll < 0.27) return { do: 'tab' };
    if (roll < 0.28 && offline === 0) {
      offline = 3;
      return { do: 'offline' };
    }
    const fresh = controls.filter((control) => !reached.used.has(kindOf(control, here)));
    if (fresh.length === 0 && offline === 0 && chance() < 0.8) {
      const start = way.plan(chance);
      if (start !== null) return { do: 'open', path: start };
    }
    const control = pick(chance, fresh.length > 0 && chance() < 0.8 ? fresh : controls);
    return control === undefined ? { do: 'key', key: 'Tab' } : use(control);
  });
}

/** Notes one address for each route that a page leads to. */
function learn(known: Map<string, string>, controls: readonly Control[]): void {
  for (const { path } of controls) {
    const found = path === null ? null : findRoute(path.split('?', 1)[0] ?? '/');
    if (path === null || !found) continue;
    const { name } = found.route;
    if (!known.has(name)) known.set(name, path);
    // One member's address leads to all that is said of them.
    const id = name === 'members-id' ? found.params.id : undefined;
    if (id === undefined) continue;
    for (const one of ROUTES) if (one.path.startsWith('/members/:id/') && !known.has(one.name)) known.set(one.name, filledIn(one, { id }));
  }
}

/** Ways back to controls that nobody used yet: the screen, and what has to be pressed there first. */
function wayTo({ there, used }: Reached) {
  const tried = new Map<string, number>();
  let ahead: string[] = [];
  return {
    /** Chooses a control. Returns the address where the way begins; null: there is none to go to. */
    plan(chance: () => number): string | null {
      const idle = [...there.keys()].filter((kind) => !used.has(kind) && (tried.get(kind) ?? 0) < ATTEMPTS);
      const kind = pick(chance, idle);
      if (kind === undefined) return null;
      tried.set(kind, (tried.get(kind) ?? 0) + 1);
      ahead = [];
      for (let one: string | null = kind; one !== null && !ahead.includes(one); one = there.get(one)?.after ?? null) ahead.unshift(one);
      return there.get(kind)?.at ?? null;
    },
    /** The next control of the way; null: there is no way, or it ends here because the control is not there. */
    next(controls: readonly Control[], here: string): Control | null {
      const kind = ahead.shift();
      const control = controls.find((one) => kindOf(one, here) === kind);
      if (control === undefined) ahead = [];
      return control ?? null;
    },
  };
}

/** Takes the same actions again. Stops at the first fault. */
export function repeat(setting: Setting, actions: readonly Action[]): Promise<Walk> {
  const left = [...actions];
  return walk(setting, nothingReached(), () => left.shift() ?? null);
}

/** The shortest way to the same fault that is found until `until`: halves, quarters and so on are left out while the fault stays. */
export async function shorten(setting: Setting, { actions, fault }: Walk, until: number): Promise<readonly Action[]> {
  let shortest = actions;
  for (let size = Math.ceil(actions.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < shortest.length && Date.now() < until; ) {
      const tried = [...shortest.slice(0, from), ...shortest.slice(from + size)];
      const again = await repeat(setting, tried);
      if (again.fault?.what === fault?.what) shortest = again.actions;
      else from += size;
    }
  }
  return shortest;
}
