import type { DeliveryStores } from '../delivery/folders.ts';
import { changesOf } from '../domains/content/changes.ts';
import { registerEdge } from '../edge/index.ts';
import { memberOf } from '../http/context.ts';
import type { Api } from '../http/platform.ts';
import type { OpenScreens } from '../rendering/openScreens.ts';
import { registerSignupPage } from '../signupPage/routes.ts';
import { createBoot } from './boot.ts';
import type { Services } from './deps.ts';
import { createIdsExist } from './idsExist.ts';
import { createLanderList, createLanderVisits } from './landerVisits.ts';
import { createSharePreview } from './sharePreview.ts';
import { createWithoutScript } from './withoutScript.ts';

interface Deps {
  readonly services: Services;
  readonly stores: DeliveryStores;
  readonly screens: Pick<OpenScreens, 'visitors' | 'members'>;
}

/** What someone gets who opens an address: the page itself, and its data about them and the site. */
export async function openVisits({ server, platform, ...api }: Api, { services, stores, screens }: Deps) {
  const { config, now, db, fingerprint } = platform;
  registerSignupPage({ server, platform, ...api }, services.settings);
  const { released } = await registerEdge(server, {
    publicUrl: config.publicUrl,
    now,
    screens: screens.visitors,
    memberScreens: screens.members,
    isMember: async (request) => (await memberOf(request, platform)) !== null,
    isRemembered: async (request) => (await memberOf(request, platform))?.remembered ?? false,
    zoneOf: async (request) => (await memberOf(request, platform))?.time_zone ?? 'UTC',
    landerFor: createLanderVisits(platform, services),
    landerList: createLanderList(platform, services),
    pageChanges: (pages) => changesOf(db, pages, now()),
    withoutScript: createWithoutScript(platform, services.settings),
    delivery: stores,
    secure: config.publicUrl.startsWith('https://'),
    cdn: config.cdn !== null,
    fingerprint,
    offlineWorker: config.offlineWorker,
    bootFor: createBoot(platform, services),
    sharePreview: createSharePreview(platform, services),
    exists: createIdsExist(platform, services),
  });
  return {
    /** Prepares for the browsers that come back after a release. `since`: the generation before it. Never fails. */
    released: (since: number): Promise<void> =>
      released(since).catch((error: unknown) => server.log.error({ err: error }, 'deltas were not made ahead')),
  };
}
