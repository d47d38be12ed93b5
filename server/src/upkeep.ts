import { deleteLinksBefore } from './domains/accounts/repository.ts';
import type { DeliveryParts } from './domains/delivery/parts.ts';
import type { Platform } from './http/platform.ts';
import type { Parts } from './parts.ts';
import { DAY } from './times.ts';

/** An old link still says that it was used, for as long as somebody may press it again. */
const LINKS_KEPT = 30 * DAY;
const HOURLY = '17 * * * *';
const EVERY_MINUTE = '* * * * *';
const EVERY_FEW_MINUTES = '*/5 * * * *';

/** Forgets what has had its time. Each step bears being repeated. */
export function scheduleUpkeep(
  { db, now, sessions }: Platform,
  { jobs, live, loginLimit, community, landers, moderation, verification, notices, leaving, mailRequests, passkeys }: Parts,
  delivery: DeliveryParts,
): void {
  jobs.every('end_suspensions', EVERY_FEW_MINUTES, () => moderation.suspensions.endOld(db, now()));
  jobs.every('send_notices', EVERY_MINUTE, () => notices.sendDue(db, now()));
  jobs.every('queue_new_people', HOURLY, () => notices.queueNewPeople(db, now()));
  jobs.every('erase_deleted', HOURLY, () => leaving.erasure.eraseDue(db, now()));
  jobs.every('settle_lander_tests', HOURLY, () => landers.results.settle(db, now()));
  jobs.every('pin_lander_versions', EVERY_FEW_MINUTES, () => landers.pin(db, now()));
  jobs.every('forget_removed_photos', EVERY_FEW_MINUTES, () => community.ownPhotos.forgetRemoved(db, now()));
  jobs.every('forget_old', HOURLY, async () => {
    const yesterday = new Date(now().getTime() - DAY);
    await sessions.deleteExpired(db);
    await loginLimit.deleteOld(db, now());
    await mailRequests.deleteOld(db, now());
    await deleteLinksBefore(db, new Date(now().getTime() - LINKS_KEPT));
    await live.deleteOld(db);
    await community.swipe.forgetOldDays(db, now());
    await community.visits.forgetOld(db, now());
    await community.intake.forgetOld(db, now());
    await verification.forgetOld(db, now());
    await landers.forgetOld(db, now());
    await passkeys.forgetOld(db, now());
    await delivery.forgetOld();
    await db.deleteFrom('idempotency').where('created_at', '<', yesterday).execute();
    await db.deleteFrom('inbox_mails').where('created_at', '<', yesterday).execute();
  });
}
