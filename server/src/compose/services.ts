import type { Db } from '../db/schema.ts';
import type { DeliveryStores } from '../delivery/folders.ts';
import { createMailRequestLimit, openAccounts, savePremium } from '../domains/accounts/index.ts';
import { openBlocks } from '../domains/blocks/index.ts';
import { openChats } from '../domains/chats/index.ts';
import { withdrawalText } from '../domains/content/withdrawalText.ts';
import { openCredits } from '../domains/credits/index.ts';
import { openDelivery } from '../domains/delivery/index.ts';
import { openGifts } from '../domains/gifts/index.ts';
import { openLanders } from '../domains/landers/index.ts';
import { openModeration } from '../domains/moderation/index.ts';
import { openPasskeys, registerPasskeys } from '../domains/passkeys/index.ts';
import { openMoney } from '../domains/payments/index.ts';
import { creditPriceIn } from '../domains/payments/packages.ts';
import { openProfiles } from '../domains/profiles/index.ts';
import { pushKeysOf } from '../domains/push/keys.ts';
import { createGrantNames, openReleases } from '../domains/releases/index.ts';
import { openSettings } from '../domains/settings/index.ts';
import { openVerification } from '../domains/verification/index.ts';
import { createVerificationQueue } from '../domains/verification/queue.ts';
import type { PictureStores } from '../photos/pictureStores.ts';
import type { RenderFailures } from '../rendering/failures.ts';
import { openCommunity } from './community.ts';
import type { Ground } from './platform.ts';
import { openPurging } from './purging.ts';
import { openJobs, openMail, openReach } from './reach.ts';
import { openReplicas } from './searching.ts';

/** What a test may set instead of chance or a third party. */
export interface ServiceOverrides {
  /** Milliseconds before a fictional profile replies. */
  readonly replyDelay?: () => number;
}

interface Deps extends ServiceOverrides {
  readonly stores: DeliveryStores;
  readonly pictures: PictureStores;
  readonly failures: RenderFailures;
}

/**
 * Opens every domain with what it needs of the others, and registers its endpoints. The only place that knows who uses
 * whom.
 */
export async function openServices(ground: Ground, { stores, pictures, failures, replyDelay }: Deps) {
  const { api, database, notifier } = ground;
  const { config, now, fingerprint } = api.platform;
  const { publicUrl } = config;
  const pushKeys = await pushKeysOf(config);
  const jobs = openJobs(ground);
  const mail = openMail(ground, jobs);
  const settings = openSettings(api, {
    database,
    now,
    domain: new URL(publicUrl).host,
    creditPrice: creditPriceIn,
    pushKey: pushKeys.publicKey,
  });
  const purging = openPurging(ground, { jobs, settings, stores });
  const blocks = openBlocks(api);
  const profiles = openProfiles(api, { blocks });
  const credits = openCredits({ now });
  const requests = createMailRequestLimit(fingerprint);
  const reach = await openReach(ground, { jobs, mail, settings, profiles, pushKeys });
  const { live, push } = reach;
  const { publish } = live;
  const searchReplicas = await openReplicas(ground);
  const community = openCommunity(api, { jobs, live, settings, profiles, blocks, pictures, searchReplicas });
  const { intake, photos, privatePhotos } = community;

  const chats = openChats(api, { blocks, credits, profiles, intake, live, jobs, settings, photos: privatePhotos, replyDelay });
  const gifts = openGifts(api, { settings: settings.site, creditPrice: creditPriceIn, sendGift: chats.sendGift });
  const verification = openVerification(api, { mail, publish, publicUrl });
  const moderation = openModeration(api, {
    mayConfirm: async (trx, email, at) => (await requests.count(trx, 'complaint', email, at)).ok,
    blocks,
    chats,
    pictures: intake,
    mail,
    publish,
    publicUrl,
    setDisabled: profiles.setDisabled,
    queues: [createVerificationQueue(verification)],
    photos: privatePhotos,
  });
  const landers = openLanders(api, {
    pictures: pictures.landers,
    fingerprint,
    notifier,
    delivery: stores,
    intake,
    profiles,
    settings,
    failures,
    purge: purging.lander,
  });
  const money = openMoney(api, { jobs, credits, live, mail, settings, savePremium, withdrawalText: withdrawalText(settings) });

  const passkeys = openPasskeys(api, { mail, settings });
  const { suspensions } = moderation;
  const { discounts, offers } = money;
  const others = { profiles, credits, offers, discounts, settings, suspensions, counting: landers.counting, chats, push, live, passkeys };
  const accounts = openAccounts(api, { ...others, jobs, mail, requests, intake, photos });
  registerPasskeys(api, { passkeys, confirmPassword: accounts.confirmPassword, accounts });

  const grantNames = createGrantNames(api.platform.db);
  const delivery = openDelivery(api, { jobs, delivery: stores, grantNames });
  delivery.onRelease((generation) => {
    live.tellAll({ type: 'registry', generation });
    purging.noticed();
  });
  const isSuspended = async (db: Db, member: string, now: Date) => (await suspensions.of(db, member, now)) !== null;
  const releases = openReleases(api, { jobs, stores, passkeys, isSuspended, grantNames });
  const basic = { jobs, mail, settings, blocks, profiles, credits, requests, passkeys };
  return {
    ...basic,
    ...reach,
    ...community,
    chats,
    gifts,
    verification,
    moderation,
    landers,
    money,
    accounts,
    delivery,
    releases,
    purging,
    searchReplicas,
  };
}
export type Services = Awaited<ReturnType<typeof openServices>>;
