import { findRoute, pathTo, ROUTES } from '@amarena/shared/contracts/routes';
import type { Action } from './act.ts';
import { chanceOf, pick } from './chance.ts';
import { addressOf } from './faults.ts';
import { NASTY } from './nasty.ts';
import { kindOf, nothingReached, type Reached, type Setting, type Walk, walk } from './walk.ts';

const KEYS = ['Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', 'ArrowRight', 'ArrowDown', 'Home', 'End'] as const;

/** Addresses that need nothing to be known of the site: one for each route without parameters. */
const PLAIN = ROUTES.filter(({ path }) => !/:[a-z]+(?!\?)(?:\/|$)/.test(path)).map(({ name }) => pathTo(name));

/** Walks by chance, rather to what was not there yet, until `until` (milliseconds since 1970) or after `most` actions. */
export function wander(setting: Setting, reached: Reached, { until, most }: { until: number; most: number }): Promise<Walk> {
  const chance = chanceOf(setting.seed);
  const known = new Map(PLAIN.map((path) => [findRoute(path)?.route.name ?? path, path]));
  let offline = 0;
  let steps = 0;
  return walk(setting, reached, (page, controls) => {
    steps += 1;
    if (steps > most || Date.now() > until) return null;
    for (const { path } of controls) {
      const name = path === null ? undefined : findRoute(path.split('?', 1)[0] ?? '/')?.route.name;
      if (path !== null && name !== undefined && !known.has(name)) known.set(name, path);
      // One member's address leads to all that is said of them.
      const id = name === 'members-id' ? findRoute(path?.split('?', 1)[0] ?? '')?.params.id : undefined;
      if (id !== undefined)
        for (const one of ROUTES)
          if (one.path.startsWith('/members/:id/') && !known.has(one.name)) known.set(one.name, pathTo(one.name, { id }));
    }
    if (offline > 0) {
      offline -= 1;
      if (offline === 0) return { do: 'online' };
    }
    const roll = chance();
    const unseen = [...known].filter(([name]) => !reached.routes.has(name)).map(([, path]) => path);
    if (offline === 0 && (controls.length === 0 || roll < 0.15))
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
    const here = addressOf(page);
    const fresh = controls.filter((control) => !reached.used.has(kindOf(control, here)));
    const control = pick(chance, fresh.length > 0 && chance() < 0.8 ? fresh : controls);
    if (control === undefined) return { do: 'key', key: 'Tab' };
    const { kind, name, nth } = control;
    return kind === 'field'
      ? { do: 'type', control: { kind, name, nth }, text: pick(chance, NASTY) ?? '' }
      : { do: 'press', control: { kind, name, nth } };
  });
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
