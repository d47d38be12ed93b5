import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { usersOfWidgets } from './agreementRules.ts';
import { type ChangeDeps, type Changed, change } from './change.ts';
import { type LiveSet, type LiveSetDeps, liveSet } from './liveSet.ts';
import type { PartName } from './part.ts';
import { type Refusal, together } from './refusal.ts';
import { orRefusal } from './troubles.ts';

export interface Retirement extends Changed {
  readonly remote: AnyRemote;
  /** The version that was live last. */
  readonly version: string;
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

/** The live parts that show a widget of a guest: they would show less without it. */
const stillShown = (remote: AnyRemote, live: LiveSet): Refusal[] =>
  usersOfWidgets(remote, live).map(({ name, version, widget, needed }) => ({
    rule: 'retire_refused',
    found: `${name}@${version} shows the widget ${widget} ${needed}`,
    expected: `no live part that shows a widget of ${remote}`,
    remedy: `First activate a version of ${name} that does not show it, or retire ${name}.`,
  }));

/**
 * Takes a guest off the site, with its canary: its address is unknown from the next page on. Its versions stay in the
 * store for as long as "gc" keeps them, and an activation brings it back. With `from`, only if that version is live.
 * Fails with `retire_refused` for a part of the site, for a guest that was never live, and while a live part or a canary
 * shows one of its widgets. Does nothing if it is retired already.
 */
export const retire = (deps: ChangeDeps & LiveSetDeps, name: PartName, from?: string): Promise<Result<Retirement, Refusal>> =>
  orRefusal(async () => {
    if (name === 'shell' || !isGuestName(name))
      return refused(name, 'a guest: the shell and the remotes of this release belong to the site', 'Name a guest.');
    let version = '';
    const changed = await change(deps, async (newest, at) => {
      const { [name]: entry, ...remotes } = newest.remotes;
      if (entry === undefined) {
        const gone = newest.retired[name];
        version = gone?.version ?? '';
        return gone === undefined ? refused(name, 'a guest that is live', 'See "status" for what is live.') : success(null);
      }
      version = entry.active.version;
      if (from !== undefined && from !== version) return movedOn(name, from, version);
      const shown = together(stillShown(name, await liveSet(deps, newest)));
      if (shown !== null) return failure(shown);
      const retired = { ...newest.retired, [name]: { version, at, by: deps.by } };
      return success({ remotes, retired, what: `retire ${name}@${version}` });
    });
    return changed.ok ? success({ remote: name, version, ...changed.value }) : changed;
  });
