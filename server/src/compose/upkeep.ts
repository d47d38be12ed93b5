import { deleteClaimsBefore } from '../domains/accounts/claims.repository.ts';
import { deleteLinksBefore } from '../domains/accounts/linkTokens.repository.ts';
import { deleteKeysBefore } from '../http/idempotency.repository.ts';
import type { Platform } from '../http/platform.ts';
import { deleteInboxBefore } from '../mail/inbox.repository.ts';
import { DAY } from '../times.ts';
import type { Services } from './services.ts';

/** A used link still says so for as long as someone may press it again. */
const LINKS_KEPT = 30 * DAY;
const FORGET_RETRIES = 3;
const HOURLY = '17 * * * *';
const EVERY_MINUTE = '* * * * *';
const EVERY_QUARTER = '*/15 * * * *';
const EVERY_FEW_MINUTES = '*/5 * * * *';

/** Schedules the deletion of expired data. Each step is safe to repeat. */
export function scheduleUpkeep({ db, now, sessions, config }: Platform, services: Services): void {
  const {
    jobs,
    live,
    accounts,
    swipe,
    visits,
    intake,
    ownPhotos,
    landers,
    moderation,
    verification,
    notices,
    requests,
    passkeys,
    delivery,
    releases,
    purging,
  } = services;
  jobs.every('end_suspensions', EVERY_FEW_MINUTES, () => moderation.suspensions.endOld(db, now()));
  jobs.every('send_notices', EVERY_MINUTE, () => notices.sendDue(db, now()));
  jobs.every('queue_new_people', HOURLY, () => notices.queueNewPeople(db, now()));
  jobs.every('erase_deleted', EVERY_QUARTER, () => accounts.erasure.eraseDue(db, now()));
  jobs.every('settle_lander_tests', HOURLY, () => landers.results.settle(db, now()));
  jobs.every('pin_lander_versions', EVERY_FEW_MINUTES, () => landers.pin(db, now()));
  if (config.cdn !== null) jobs.every('purge_what_changed', EVERY_MINUTE, purging.look);
  jobs.every('forget_removed_photos', EVERY_FEW_MINUTES, () => ownPhotos.forgetRemoved(db, now()));
  const yesterday = () => new Date(now().getTime() - DAY);
  const linksUsed = () => new Date(now().getTime() - LINKS_KEPT);
  // One job each: a failure is retried, and does not hold up the others.
  const forgetting: Readonly<Record<string, () => Promise<unknown>>> = {
    sessions: () => sessions.deleteExpired(db),
    login_attempts: () => accounts.loginLimit.deleteOld(db, now()),
    mail_requests: () => requests.deleteOld(db, now()),
    links: () => deleteLinksBefore(db, linksUsed()),
    claims: () => deleteClaimsBefore(db, now()),
    live_events: () => live.deleteOld(db),
    swipe_days: () => swipe.forgetOldDays(db, now()),
    visits: () => visits.forgetOld(db, now()),
    uploads: () => intake.forgetOld(db, now()),
    verifications: () => verification.forgetOld(db, now()),
    landers: () => landers.forgetOld(db, now()),
    passkey_challenges: () => passkeys.forgetOld(db, now()),
    delivery: () => delivery.forgetOld(),
    delivery_uploads: () => releases.forgetOld(),
    idempotency_keys: () => deleteKeysBefore(db, yesterday()),
    inbox_mails: () => deleteInboxBefore(db, yesterday()),
  };
  for (const [what, forget] of Object.entries(forgetting)) {
    jobs.every(`forget_${what}`, HOURLY, async () => void (await forget()), { retries: FORGET_RETRIES });
  }
}
