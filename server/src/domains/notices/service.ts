import {
  isPushKind,
  NOTICE_KINDS,
  type NoticeChoice,
  type NoticeKind,
  type PushKind,
  type putNotifications,
  type Rhythm,
} from '@amarena/shared/contracts/account/notifications';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { AnswerOf, ParsedBodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { DEFAULT_LANGUAGE } from '@amarena/shared/contracts/platform/languages';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { Fingerprint } from '../../http/fingerprint.ts';
import { letter } from '../../mail/letter.ts';
import type { MailPort } from '../../mail/mail.ts';
import { DAY, HOUR, MINUTE } from '../../times.ts';
import { lastHere } from '../profiles/presence.ts';
import { type News, NOTICE_PAGES, noticeKindOf } from './kinds.ts';
import {
  addDue,
  addDueAsChosen,
  addPeopleDue,
  addReason,
  addUnsubscribed,
  choicesOf,
  dropDue,
  newsOf,
  recipientOf,
  removeOwnReasons,
  saveChoice,
  saveSent,
  sentAt,
  takeDue,
} from './repository.ts';
import { NOTICE_WORDS, newsLine } from './words.ts';

/** Milliseconds between two mails of a kind. Even "at once" leaves time to see the news on the site first. */
const EVERY: Readonly<Record<Rhythm, number>> = { at_once: 5 * MINUTE, hourly: HOUR, daily: DAY, weekly: 7 * DAY };
/** A member who was online this recently has seen it. */
const AWAY = 5 * MINUTE;
const LOOKS_AGAIN = 2 * MINUTE;
const BATCH = 200;

const DEFAULTS: Readonly<Record<NoticeKind, NoticeChoice>> = {
  messages: { email: true, push: true, rhythm: 'at_once' },
  likes: { email: false, push: true, rhythm: 'hourly' },
  visits: { email: false, push: false, rhythm: 'daily' },
  // Off until the member asks for it, because it is not about something that happened to them.
  people: { email: false, push: false, rhythm: 'weekly' },
};

export interface Deps {
  /** Called when the choice for a kind that is also pushed has changed. */
  readonly onChosen: (trx: Db, memberId: string, kind: PushKind) => Promise<void>;
  readonly mail: MailPort;
  readonly fingerprint: Fingerprint;
  readonly publicUrl: string;
}

type Settings = AnswerOf<typeof putNotifications>;

/** Which notices a member chose, and how they arrive. */
async function noticesOf(db: Db, memberId: string): Promise<Settings['notices']> {
  const chosen = { ...DEFAULTS };
  for (const { kind, ...choice } of await choicesOf(db, memberId)) chosen[kind] = choice;
  return chosen;
}

/** When a member has been away for long enough; for one who is still here, when to look again. */
function awayFrom(member: Parameters<typeof lastHere>[0], now: Date): Date {
  const here = lastHere(member, now);
  return new Date(here < now ? here.getTime() + AWAY : now.getTime() + LOOKS_AGAIN);
}

interface Noticed {
  readonly language: Language;
  readonly kind: NoticeKind;
  readonly news: News;
  readonly publicUrl: string;
  readonly brand: MailPort['brand'];
  /** Address for unsubscribing. */
  readonly unsubscribe: string;
}

/** Writes one notice. */
function written({ language, kind, news, publicUrl, brand, unsubscribe }: Noticed) {
  const words = NOTICE_WORDS[language];
  const { subject, title, button } = words.kinds[kind];
  const body = letter({
    language,
    brand,
    title,
    paragraphs: [],
    card: { title: newsLine(language, kind, news), text: words.discreet },
    action: { label: button, href: publicUrl + NOTICE_PAGES[kind](news) },
    links: [
      { label: words.settings, href: publicUrl + pathTo('notifications') },
      { label: words.unsubscribe, href: unsubscribe },
    ],
  });
  return { subject, body };
}

/** Mails to members who are away, about what happened: as they chose, collected, and none if mail is off. */
export function createNotices({ mail, fingerprint, publicUrl, onChosen }: Deps) {
  const sealOf = (memberId: string) => fingerprint('unsubscribe', memberId);
  const unsubscribeLink = (memberId: string) => `${publicUrl}/api/unsubscribe.php?member=${memberId}&seal=${sealOf(memberId)}`;

  async function settings(db: Db, memberId: string): Promise<Settings> {
    const member = await recipientOf(db, memberId);
    if (member === undefined) throw new Error(`Member ${memberId} has a session and no account.`);
    return {
      email: member.email,
      password_changed_at: member.password_changed_at?.toISOString() ?? null,
      notices: await noticesOf(db, memberId),
      disabled: member.notifications_disabled,
    };
  }

  /** Sends one mail, unless by now there is no news or no one who wants it. */
  async function tell(trx: Db, memberId: string, kind: NoticeKind, now: Date): Promise<void> {
    const member = await recipientOf(trx, memberId);
    if (member?.status !== 'active' || member.fictional || member.notifications_disabled.length > 0) return;
    if (!(await noticesOf(trx, memberId))[kind].email) return;
    const later = awayFrom(member, now);
    if (later > now) return addDue(trx, memberId, kind, later);
    const told = (await sentAt(trx, memberId, kind))?.getTime() ?? 0;
    const news = await newsOf(trx, memberId, kind, new Date(Math.max(told, member.last_active_at.getTime())));
    if (news.count === 0) return;
    const { language } = member;
    const unsubscribe = unsubscribeLink(memberId);
    const { subject, body } = written({ language, kind, news, publicUrl, brand: mail.brand, unsubscribe });
    await mail.send(trx, { recipient: member.email, language, subject, ...body, unsubscribe });
    await saveSent(trx, memberId, kind, now);
  }

  return {
    settings,

    choices: noticesOf,

    /** Unseen news; visits since a moment. */
    news: newsOf,

    /** Needs an open transaction. */
    async change(trx: Db, memberId: string, { notices, resume }: ParsedBodyOf<typeof putNotifications>): Promise<Settings> {
      for (const kind of NOTICE_KINDS) {
        const choice = notices[kind];
        if (choice === undefined) continue;
        await saveChoice(trx, { member_id: memberId, kind, ...choice });
        // What is waiting was timed by the earlier choice; the next event follows the new one.
        await dropDue(trx, memberId, kind);
        if (isPushKind(kind)) await onChosen(trx, memberId, kind);
      }
      if (resume) await removeOwnReasons(trx, memberId);
      return settings(trx, memberId);
    },

    /** Something happened to a member: stores a due notice, in the transaction of its cause. */
    async note(trx: Db, memberId: string, event: LiveEvent, now: Date): Promise<void> {
      const kind = noticeKindOf(event);
      if (kind === null) return;
      const soonest = new Date(now.getTime() + EVERY.at_once);
      await addDueAsChosen(trx, { member_id: memberId, kind }, { usual: DEFAULTS[kind], soonest, pauses: EVERY });
    },

    /** Stores due notices for members who want to hear about new people. */
    queueNewPeople: addPeopleDue,

    /** Sends all mails that are due. */
    async sendDue(db: Db, now: Date): Promise<void> {
      for (let taken = BATCH; taken === BATCH; ) {
        taken = await inTransaction(db, async (trx) => {
          const due = await takeDue(trx, now, BATCH);
          for (const { member_id, kind } of due) await tell(trx, member_id, kind, now);
          return due.length;
        });
      }
    },

    languageOf: async (db: Db, memberId: string) => (await recipientOf(db, memberId))?.language ?? DEFAULT_LANGUAGE,

    isSealed: (memberId: string, seal: string): boolean => seal === sealOf(memberId),

    /** Sends no more notices: the address could not be reached (`bounce`), or its owner marked a mail as spam (`fbl`). */
    disable: addReason,

    /** Unsubscribes by the link of a mail. The caller has already checked its seal. */
    unsubscribe: addUnsubscribed,
  };
}
export type Notices = ReturnType<typeof createNotices>;
