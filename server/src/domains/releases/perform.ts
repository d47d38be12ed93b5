import { type Result, success } from '@amarena/shared/errors/apiErrors';
import type { DeliveryDeps } from '../../delivery/activate.ts';
import type { DeliveryStores } from '../../delivery/folders.ts';
import type { Refusal } from '../../delivery/refusal.ts';
import type { MountApart } from '../../delivery/smoke/mountApart.ts';
import {
  activateStep,
  activateTogetherStep,
  checkStep,
  publishedLine,
  retireStep,
  rollbackStep,
  rollbackToStep,
  type Say,
  unclear,
  withAccepted,
  withoutSmoke,
} from '../../delivery/steps.ts';
import { orRefusal } from '../../delivery/troubles.ts';
import type { Uploads } from './uploads.ts';
import { isLong, type Wish } from './wish.ts';

export interface PerformDeps {
  readonly stores: DeliveryStores;
  readonly uploads: Uploads;
  readonly now: () => Date;
  /** Mounts candidates in a browser, in a process of its own. */
  readonly mount: MountApart['mount'];
}

/** Who performs a step, and where it prints. */
export interface Performer {
  readonly tokenId: string;
  /** Name of the token, for the history. */
  readonly by: string;
  readonly say: Say;
  /** Why the token may not change anything any more; null: it may. */
  readonly barred: () => Promise<Refusal | null>;
}

type Outcome = Promise<Result<void, Refusal>>;

async function activateBuilds(wish: Extract<Wish, { step: 'activate' }>, deps: DeliveryDeps, say: Say): Outcome {
  const { builds, percent } = wish;
  const [only] = builds;
  const versions = new Map(builds.map(({ part, version }) => [part, version]));
  if (only !== undefined && builds.length === 1) return activateStep(deps, { name: only.part, version: only.version }, percent, say);
  if (versions.size < builds.length || percent < 100) return unclear('activate', 'each part once, and a canary alone', 'mf-members@1.2.0');
  return activateTogetherStep(deps, versions, say);
}

function performWith(wish: Wish, deps: DeliveryDeps, { tokenId, say }: Performer, uploads: Uploads): Outcome {
  switch (wish.step) {
    case 'publish':
      return uploads.publish(tokenId, wish.build).then((done) => {
        if (!done.ok) return done;
        say(publishedLine(done.value));
        return success(undefined);
      });
    case 'check':
      return checkStep(deps, { name: wish.build.part, version: wish.build.version }, say);
    case 'activate':
      return activateBuilds(wish, deps, say);
    case 'rollback':
      return rollbackStep(deps, { name: wish.part, from: wish.from }, say);
    case 'retire':
      return retireStep(deps, { name: wish.part, from: wish.from }, say);
    case 'return':
      return rollbackToStep(deps, wish.generation, say);
  }
}

/** Performs a step as the command line would, with the token's name in the history. */
export const perform = (wish: Wish, who: Performer, { stores, uploads, now, mount }: PerformDeps): Outcome =>
  orRefusal(async () => {
    const less = (wish.step === 'check' || wish.step === 'activate') && wish.less === true;
    const deps = withAccepted({ ...stores, by: who.by, now, barred: who.barred }, { less });
    if (isLong(wish)) return performWith(wish, { ...deps, smoke: mount(who.say) }, who, uploads);
    const skips = wish.step === 'check' || wish.step === 'activate';
    return performWith(wish, skips ? withoutSmoke(deps, who.say) : deps, who, uploads);
  });
