import type { DeliveryStores } from '../delivery/folders.ts';
import { changesOf } from '../domains/content/changes.ts';
import { registerEdge } from '../edge/index.ts';
import type { Api } from '../http/platform.ts';
import type { Screens } from '../rendering/screens.ts';
import { registerSignupPage } from '../signupPage/routes.ts';
import { createBoot } from './boot.ts';
import type { Services } from './deps.ts';
import { createExists } from './exists.ts';
import { createLanderList, createLanderVisits } from './landerVisits.ts';
import { createSharePreview } from './sharePreview.ts';
import { createWithoutScript } from './withoutScript.ts';

interface Deps {
  readonly services: Services;
  readonly stores: DeliveryStores;
  readonly screens: Screens;
}

/** What someone gets who opens an address: the page itself, and its data about them and the site. */
export async function openVisits({ server, platform, ...api }: Api, { services, stores, screens }: Deps): Promise<void> {
  const { config, now, db, fingerprint } = platform;
  registerSignupPage({ server, platform, ...api }, services.settings);
  await registerEdge(server, {
    publicUrl: config.publicUrl,
    now,
    screens,
    landerFor: createLanderVisits(platform, services),
    landerList: createLanderList(platform, services),
    pageChanges: (pages) => changesOf(db, pages, now()),
    withoutScript: createWithoutScript(platform, services.settings),
    delivery: stores,
    secure: config.publicUrl.startsWith('https://'),
    fingerprint,
    offlineWorker: config.offlineWorker,
    bootFor: createBoot(platform, services),
    sharePreview: createSharePreview(platform, services),
    exists: createExists(platform, services),
  });
}
