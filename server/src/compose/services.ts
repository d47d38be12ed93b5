import { pathTo } from '@amarena/shared/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter } from 'prom-client';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../db/open.ts';
import type { Db } from '../db/schema.ts';
import type { DeliveryStores } from '../delivery/folders.ts';
import { openActivation, openLeaving } from '../domains/accounts/index.ts';
import { createLoginAlarm } from '../domains/accounts/loginAlarm.ts';
import { createLoginLimit } from '../domains/accounts/loginLimit.ts';
import { createMailRequests } from '../domains/accounts/mailRequests.ts';
import { createAccountMails } from '../domains/accounts/mails/index.ts';
import type { FirstMessage } from '../domains/accounts/ports.ts';
import { createAccounts } from '../domains/accounts/service.ts';
import { openChats } from '../domains/chats/index.ts';
import { partnersAmong } from '../domains/chats/partners.ts';
import { asParagraphs } from '../domains/content/asParagraphs.ts';
import { pageOf, pageValues, readDocument } from '../domains/content/pages.ts';
import { createCredits } from '../domains/credits/service.ts';
import { createGifts } from '../domains/gifts/service.ts';
import { openLanders } from '../domains/landers/index.ts';
import { landerVisitor } from '../domains/landers/visitors.ts';
import { openModeration } from '../domains/moderation/index.ts';
import { createPhotoReview } from '../domains/moderation/photoReview.ts';
import { createNotices } from '../domains/notices/service.ts';
import { createCeremony } from '../domains/passkeys/ceremony.ts';
import { createPasskeys } from '../domains/passkeys/service.ts';
import { openPayments } from '../domains/payments/index.ts';
import { createOffers } from '../domains/payments/orders/offers.ts';
import { creditPriceIn } from '../domains/payments/prices.ts';
import type { PushKeys } from '../domains/push/keys.ts';
import { createPost } from '../domains/push/post.ts';
import { createPush } from '../domains/push/service.ts';
import { createSettings } from '../domains/settings/service.ts';
import { createVerificationQueue } from '../domains/verification/queue.ts';
import { createVerification } from '../domains/verification/service.ts';
import type { Platform } from '../http/platform.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLive, type Live } from '../live/live.ts';
import type { Notifier } from '../live/notifier.ts';
import { addressOf, createMail } from '../mail/mail.ts';
import { fileName } from '../photos/fileName.ts';
import { createCommunity } from './community.ts';

/** What a test may set instead of chance or a third party. */
export interface PartOverrides {
  /** Milliseconds before a fictional profile replies. */
  readonly replyDelay?: () => number;
}

/** What the services are built on. */
export interface Ground {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  readonly database: Database;
  readonly notifier: Notifier;
  readonly pushKeys: PushKeys;
  readonly delivery: DeliveryStores;
}

/** Creates every service with what it needs of the others. The only place that knows who uses whom. */
export function createParts({ server, platform, database, notifier, pushKeys, delivery }: Ground, { replyDelay }: PartOverrides) {
  const { config, db, now, fingerprint, seals } = platform;
  const stream = createLive({
    notifier,
    now,
    present: (memberIds) => platform.sessions.keepActive(db, memberIds),
    goodTokens: (tokens) => platform.sessions.stillGood(db, tokens),
    onFailure: (what, error) => server.log.error({ err: error }, what),
  });
  const failures = new Counter({
    name: 'jobs_failed_total',
    help: 'Tries of jobs that failed, by job.',
    labelNames: ['job'],
    registers: [platform.metrics],
  });
  const jobs = createJobs({
    database,
    onFailure: (job, error) => {
      failures.inc({ job });
      server.log.error({ err: error, job }, 'job failed');
    },
  });
  const mail = createMail({ config, db, jobs, now });
  const notices = createNotices({
    mail,
    fingerprint,
    publicUrl: config.publicUrl,
    onChosen: (trx, memberId, kind) => push.forgetWaiting(trx, memberId, kind),
  });
  // Everything sent to a member's pages also goes to mails and pushes, for when no page is open.
  const live: Live = {
    ...stream,
    async publish(trx, memberId, event) {
      await notices.note(trx, memberId, event, now());
      await push.note(trx, memberId, event);
      await stream.publish(trx, memberId, event);
    },
  };
  const credits = createCredits({ now });
  const settings = createSettings({ domain: new URL(config.publicUrl).host, creditPrice: creditPriceIn, pushKey: pushKeys.publicKey });
  const community = createCommunity(config, {
    publish: live.publish,
    jobs,
    seals,
    photoReview: createPhotoReview(settings.photoReview),
    talking: partnersAmong,
  });
  const { profiles, blocks } = community;
  const push = createPush({
    db,
    now,
    jobs,
    post: createPost(pushKeys, `mailto:${addressOf(config.mailFrom)}`),
    services: config.pushServices,
    notOver: platform.sessions.notOver,
    ports: {
      choices: notices.choices,
      news: notices.news,
      site: settings.site,
      card: async (anyDb, memberId, otherId) => (await profiles.cards(anyDb, memberId, [otherId], now()))[0] ?? null,
    },
  });
  const chats = openChats({
    db,
    now,
    blocks,
    credits,
    profiles,
    intake: community.intake,
    live,
    jobs,
    settings: settings.site,
    replyDelay,
  });
  const gifts = createGifts({ settings: settings.site, creditPrice: creditPriceIn, sendGift: chats.sendGift });
  const verification = createVerification({ mail, publish: live.publish, publicUrl: config.publicUrl });
  const mailRequests = createMailRequests(fingerprint);
  const moderation = openModeration({
    mayConfirm: async (trx, email, at) => (await mailRequests.count(trx, 'complaint', email, at)).ok,
    blocks,
    chats,
    pictures: community.intake,
    mail,
    publish: live.publish,
    publicUrl: config.publicUrl,
    setDisabled: profiles.setDisabled,
    queues: [createVerificationQueue(verification)],
  });
  const landers = openLanders({
    dataDir: config.dataDir,
    fingerprint,
    notifier,
    delivery,
    intake: community.intake,
    profiles,
    settings: (anyDb, language) => settings.get(anyDb, { language, domain: null, geoip_country: null, geoip_selected_country: null }),
  });
  const offers = createOffers();
  const loginLimit = createLoginLimit(fingerprint);
  const accountMails = createAccountMails({ mail });
  const loginAlarm = createLoginAlarm({
    limit: loginLimit,
    requests: mailRequests,
    mails: accountMails,
    resetPage: config.publicUrl + pathTo('reset-password'),
    log: server.log,
  });

  async function sendFirstMessage(trx: Db, { from, to, text, language }: FirstMessage): Promise<void> {
    await sql`savepoint first_message`.execute(trx);
    const sent = await chats.send(trx, { id: from, paid_user: false, language }, { client_id: uuidv7(), profile: to, text }, now());
    if (!sent.ok) await sql`rollback to savepoint first_message`.execute(trx);
  }

  const onActivated = async (trx: Db, memberId: string): Promise<void> => {
    await profiles.setDisabled(trx, memberId, (await moderation.suspensions.of(trx, memberId, now())) !== null);
    await landers.counting.confirmed(trx, memberId, now());
  };
  const activation = openActivation({ mail, publicUrl: config.publicUrl, onActivated, sendFirstMessage });
  const accounts = createAccounts({
    rolesIn: platform.sessions.rolesIn,
    loginLimit,
    loginAlarm,
    activation,
    ports: {
      ownProfile: profiles.own,
      setDisabled: profiles.setDisabled,
      setSought: profiles.setSought,
      balance: credits.balance,
      grant: async (trx, memberId, amount) => {
        await credits.credit(trx, memberId, amount, 'granted', { reason: 'signup', ref: memberId });
      },
      issueOffer: offers.issue,
      termsChange: settings.termsChange,
      settings: settings.site,
      countSignup: (trx, { from, ...signup }, now) =>
        landers.counting.signedUp(trx, { ...signup, visitor: landerVisitor(fingerprint, from) }, now),
    },
  });

  const money = openPayments({
    server,
    platform,
    jobs,
    credits,
    offers,
    ports: {
      savePremium: accounts.savePremium,
      publish: live.publish,
      mail: mail.send,
      refundDays: async (anyDb) => (await settings.site(anyDb)).refund_days,
      company: settings.company,
      async withdrawalText(anyDb, language) {
        const [site, company] = await Promise.all([settings.site(anyDb), settings.company(anyDb)]);
        const document = await readDocument('return-policy', language);
        return asParagraphs(pageOf('return-policy', document, pageValues(site, company, language), company));
      },
    },
  });

  const passkeys = createPasskeys({
    tellAdded: (trx, { email, language, name }, passkey) =>
      accountMails.send(
        trx,
        { recipient: email, language },
        (words) => words.passkey_added(name, passkey),
        config.publicUrl + pathTo('notifications'),
      ),
    staffPasskeys: config.staffPasskeys,
    ceremony: createCeremony(config.publicUrl, (reason) => server.log.info({ err: reason }, 'passkey refused')),
    siteName: async (anyDb) => (await settings.site(anyDb)).name,
  });

  const { intake, photos } = community;
  const leaving = openLeaving(
    { platform, jobs, mail, loginLimit, requests: mailRequests },
    {
      activation,
      deletion: {
        balance: credits.balance,
        discountOffered: async (anyDb) => (await settings.company(anyDb)).delete_discount,
        hasCode: (anyDb, memberId, code) => money.discounts.isIssued(anyDb, memberId, code),
        issueCode: (trx, memberId, { code, percentage, expires }, at) =>
          money.discounts.issue(trx, { code, member_id: memberId, value_percentage: percentage, expires_at: expires }, at),
        onActivated,
      },
      forgetPicture: intake.erase,
      passkeys,
      archive: {
        ownProfile: profiles.own,
        chats: chats.export,
        push: push.exported,
        passkeys: passkeys.list,
        // A drawn portrait has no original.
        picture: async (anyDb, photo) => {
          const original = await intake.original(photo);
          const file = original === null ? await photos.find(anyDb, fileName(photo.id, photo.name_key, 'large')) : null;
          return file === null ? original : photos.bytes(file);
        },
      },
    },
  );

  return {
    live,
    jobs,
    mail,
    credits,
    settings,
    community,
    chats,
    gifts,
    offers,
    loginLimit,
    loginAlarm,
    mailRequests,
    accounts,
    leaving,
    notices,
    passkeys,
    push,
    money,
    landers,
    moderation,
    verification,
  };
}
export type Parts = ReturnType<typeof createParts>;
