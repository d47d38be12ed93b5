import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { usersOfWidgets, type WidgetUse } from './agreementRules.ts';
import { type ChangeDeps, type Changed, change } from './change.ts';
import { type LiveSetDeps, liveSet } from './liveSet.ts';
import type { PartName } from './part.ts';
import { type Refusal, together } from './refusal.ts';
import { orRefusal } from './troubles.ts';

export interface Retirement extends Changed {
  readonly remote: AnyRemote;
  /** The version that was live last. */
  readonly version: string;
  /** What live parts show of it: they show their fallbacks from now on. */
  readonly shown: readonly WidgetUse[];
}

const refused = (name: PartName, expected: string, remedy: string): Result<never, Refusal> =>
  failure({ rule: 'retire_refused', found: `${name} is to be retired`, expected, remedy });

const movedOn = (name: PartName, from: string, now: string): Result<never, Refusal> =>
  failure({
    rule: 'registry_busy',
    found: `${name}@${from} is to be retired`,
    expected: `${name}@${now}, which someone made live meanwhile`,
    remedy: 'Check "status", and retire it again if you want to retire that one, too.',
  });

const stillShown = (remote: AnyRemote, { name, version, widget, needed }: WidgetUse): Refusal => ({
  rule: 'retire_refused',
  found: `${name}@${version} shows the widget ${widget} ${needed}`,
  expected: `no live part that shows a widget of ${remote}`,
  remedy:
    `First activate a version of ${name} that does not show it, or retire ${name}. ` +
    'If neither is possible, the operator may insist with --although-shown, where the keys of the store are.',
});

export interface Retiring {
  /** Refused if another version is live; absent: whichever is live. */
  readonly from?: string | undefined;
  /** True: someone insists, although live parts show its widgets; they show their fallbacks from then on. */
  readonly althoughShown?: boolean | undefined;
}

/**
 * Takes a guest off the site, with its canary: its address is unknown from the next page on. Its versions stay in the
 * store for as long as "gc" keeps them, and an activation brings it back.
 * Fails with `retire_refused` for a part of the site, for a guest that was never live, and, unless someone insists, while
 * a live part or a canary shows one of its widgets. Does nothing if it is retired already.
 */
export const retire = (
  deps: ChangeDeps & LiveSetDeps,
  name: PartName,
  { from, althoughShown = false }: Retiring = {},
): Promise<Result<Retirement, Refusal>> =>
  orRefusal(async () => {
    if (name === 'shell' || !isGuestName(name))
      return refused(name, 'a guest: the shell and the remotes of this release belong to the site', 'Name a guest.');
    let version = '';
    let shown: readonly WidgetUse[] = [];
    const changed = await change(deps, async (newest, at) => {
      const { [name]: entry, ...remotes } = newest.remotes;
      shown = [];
      if (entry === undefined) {
        const gone = newest.retired[name];
        version = gone?.version ?? '';
        return gone === undefined ? refused(name, 'a guest that is live', 'See "status" for what is live.') : success(null);
      }
      version = entry.active.version;
      if (from !== undefined && from !== version) return movedOn(name, from, version);
      shown = usersOfWidgets(name, await liveSet(deps, newest));
      const refusal = together(shown.map((use) => stillShown(name, use)));
      if (refusal !== null && !althoughShown) return failure(refusal);
      const retired = { ...newest.retired, [name]: { version, at, by: deps.by } };
      const what = `retire ${name}@${version}${shown.length === 0 ? '' : ' (although its widgets are shown)'}`;
      return success({ remotes, retired, what });
    });
    return changed.ok ? success({ remote: name, version, shown, ...changed.value }) : changed;
  });
