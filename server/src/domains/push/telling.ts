import type { PushKind, Rhythm } from '@amarena/shared/contracts/account/notifications';
import type { PushNews } from '@amarena/shared/contracts/account/push';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { Sessions } from '../../http/sessions.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { jobKind } from '../../jobs/kinds.ts';
import { DAY, HOUR } from '../../times.ts';
import { noticeKindOf } from '../notices/kinds.ts';
import type { Notices } from '../notices/service.ts';
import { type ComposeDeps, composeNews, composePayment } from './compose.ts';
import type { Posting, PostPush } from './post.ts';
import { afterQuietHours, secondsUntilQuiet } from './quietHours.ts';
import { addDue, deviceById, devicesOf, memberTimes, removeGone, saveSent, sentAt, takeDue, visibleUntil } from './repository.ts';
import { pushSettingsOf } from './settings.ts';

const DAY_SECONDS = 86_400;
/** Milliseconds between two pushes of a kind. */
const EVERY: Readonly<Record<Rhythm, number>> = { at_once: 0, hourly: HOUR, daily: DAY, weekly: 7 * DAY };
/** Milliseconds after which the job for a due push counts as lost. */
const LOST = HOUR;
const URGENCY: Readonly<Record<PushKind, Posting['urgency']>> = { messages: 'high', likes: 'normal', visits: 'low' };

type DeviceNews =
  | { readonly kind: PushKind; readonly since: string }
  | { readonly kind: 'payment'; readonly payment: string; readonly state: 'completed' | 'failed' };
type Device = NonNullable<Awaited<ReturnType<typeof deviceById>>>;

/** One job per device, so that a failure is retried for that device alone. */
const TELL = jobKind<{ member: string; kind: PushKind }>('tell_devices');
const DELIVER = jobKind<{ device: string; news: DeviceNews }>('push_to_device', { batch: 10 });

export interface TellingDeps extends ComposeDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'add' | 'handle'>;
  readonly post: PostPush;
  /** See `sessions.notOver`. */
  readonly notOver: Sessions['notOver'];
  readonly notices: Pick<Notices, 'news' | 'choices'>;
}

/**
 * Sends pushes to members who are not looking at the site: what they chose, in the rhythm of the notices, and not at
 * night.
 */
export function createTelling(deps: TellingDeps) {
  const { db, now, jobs, post, notOver, notices } = deps;

  /** The moment, or the end of the member's quiet hours if it lies in them. */
  async function awake(anyDb: Db, memberId: string, moment: Date): Promise<Date> {
    const { quiet } = await pushSettingsOf(anyDb, memberId);
    return quiet ? afterQuietHours(moment, (await memberTimes(anyDb, memberId)).time_zone) : moment;
  }

  async function wait(trx: Db, member: string, kind: PushKind, until: Date): Promise<void> {
    const due = await awake(trx, member, until);
    if (await addDue(trx, { member_id: member, kind, due_at: due }, new Date(now().getTime() - LOST)))
      await jobs.add(trx, TELL, { member, kind }, { startAfter: due });
  }

  jobs.handle(TELL, ({ member, kind }) =>
    inTransaction(db, async (trx) => {
      const at = now();
      const due = await takeDue(trx, member, kind);
      if (due === undefined) return;
      const looking = await visibleUntil(trx, member, at);
      const later = looking ?? (due.due_at > at ? due.due_at : null);
      if (later !== null) return wait(trx, member, kind, later);
      const { last_active_at } = await memberTimes(trx, member);
      const told = (await sentAt(trx, member, kind))?.getTime() ?? 0;
      const since = new Date(Math.max(told, last_active_at.getTime())).toISOString();
      for (const { id } of await devicesOf(trx, member, notOver())) await jobs.add(trx, DELIVER, { device: id, news: { kind, since } });
      await saveSent(trx, member, kind, at);
    }),
  );

  async function compose({ member_id: id, language }: Device, news: DeviceNews): Promise<PushNews | null> {
    if (news.kind === 'payment') return composePayment(db, deps, { ...news, language });
    const settings = await pushSettingsOf(db, id);
    return composeNews(db, deps, { member: { id, language }, kind: news.kind, since: new Date(news.since), settings });
  }

  /** A push that a device would receive only during quiet hours must expire before. */
  async function secondsToLive({ member_id, time_zone }: Device, at: Date): Promise<number> {
    const { quiet } = await pushSettingsOf(db, member_id);
    return quiet ? Math.min(DAY_SECONDS, secondsUntilQuiet(at, time_zone)) : DAY_SECONDS;
  }

  jobs.handle(DELIVER, async ({ device: id, news }) => {
    const at = now();
    const device = await deviceById(db, id, notOver());
    if (device === undefined) return;
    const morning = await awake(db, device.member_id, at);
    if (morning > at) return jobs.add(db, DELIVER, { device: id, news }, { startAfter: morning });
    const composed = await compose(device, news);
    if (composed === null) return;
    const outcome = await post(device, {
      news: composed,
      ttl: await secondsToLive(device, at),
      urgency: news.kind === 'payment' ? 'normal' : URGENCY[news.kind],
      topic: news.kind,
    });
    if (outcome === 'gone') await removeGone(db, id);
  });

  async function notePayment(trx: Db, memberId: string, event: Extract<LiveEvent, { type: 'payment' }>, at: Date): Promise<void> {
    const { payment, state } = event;
    if (state !== 'completed' && state !== 'failed') return;
    if ((await visibleUntil(trx, memberId, at)) !== null) return;
    const startAfter = await awake(trx, memberId, at);
    for (const { id } of await devicesOf(trx, memberId, notOver())) {
      await jobs.add(trx, DELIVER, { device: id, news: { kind: 'payment', payment, state } }, { startAfter });
    }
  }

  return {
    /** Something happened to a member: stores a due push for their devices, in the transaction of its cause. */
    async note(trx: Db, memberId: string, event: LiveEvent): Promise<void> {
      const kind = noticeKindOf(event);
      if (kind === null && event.type !== 'payment') return;
      const at = now();
      if ((await devicesOf(trx, memberId, notOver())).length === 0) return;
      if (event.type === 'payment') return notePayment(trx, memberId, event, at);
      if (kind === null) return;
      const { push, rhythm } = (await notices.choices(trx, memberId))[kind];
      if (!push) return;
      const told = (await sentAt(trx, memberId, kind))?.getTime() ?? 0;
      await wait(trx, memberId, kind, new Date(Math.max(at.getTime(), told + EVERY[rhythm])));
    },
  };
}
