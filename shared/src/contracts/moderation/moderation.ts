import * as z from '@amarena/shared/schema';
import { Gender } from '../people/profile.ts';
import { Country } from '../platform/countries.ts';
import { endpoint } from '../platform/endpoint.ts';
import { Language } from '../platform/languages.ts';
import { Cursor, Id, Instant, text } from '../platform/primitives.ts';
import { COMPLAINT_CATEGORIES } from './complaints.ts';
import { REPORT_CATEGORIES, REPORT_TEXT_LENGTH } from './reports.ts';

/** The queues of cases that wait for a moderator, in the order of the desk's tabs. */
export const QUEUES = ['reports', 'photos', 'verifications', 'appeals', 'complaints'] as const;
export const QueueKind = z.enum(QUEUES);
export type QueueKind = z.infer<typeof QueueKind>;

/**
 * The possible decisions; each queue offers some of them. `suspend_7`, `suspend_30`: for this many days the member
 * cannot be found and cannot write; `disable`: the same, permanently.
 */
export const DECISIONS = [
  'no_action',
  'warn',
  'hide_photo',
  'suspend_7',
  'suspend_30',
  'disable',
  'approve',
  'refuse',
  'uphold',
  'overturn',
  'accept',
  'reject',
] as const;
export const Decision = z.enum(DECISIONS);
export type Decision = z.infer<typeof Decision>;

/** Reasons, told to everyone whom the decision concerns, in their language. */
export const REASONS = [
  'no_violation',
  'not_enough_evidence',
  ...REPORT_CATEGORIES,
  'no_face',
  'other_person',
  'unreadable',
  'contact_details',
  'code_missing',
  'code_wrong',
  'face_hidden',
  'face_differs',
  'several_people',
  'edited',
  'decision_right',
  'decision_wrong',
  'new_facts',
  'solved',
  'not_our_matter',
] as const;
export const Reason = z.enum(REASONS);
export type Reason = z.infer<typeof Reason>;

/** Milliseconds for which a case stays with the moderator who claimed it; a new claim restarts the time. */
export const CLAIM_TIME = 600_000;
/** Days within which the member concerned can appeal. */
export const APPEAL_DAYS = 180;

/** Who is handling a case. */
export const Claim = z.object({ by_me: z.boolean(), name: z.string(), until: Instant });
export type Claim = z.infer<typeof Claim>;

/** Someone on the desk, even if disabled or gone. `thumb`: file name to append to `settings.cdn_prefix`. */
export const DeskPerson = z.object({ id: Id, name: z.string(), fictional: z.boolean(), thumb: z.nullable(z.string()) });
export type DeskPerson = z.infer<typeof DeskPerson>;

/** The short description of a case: the category of a report or a complaint, or the decision under appeal. */
export const Category = z.enum([...new Set([...REPORT_CATEGORIES, ...COMPLAINT_CATEGORIES, ...DECISIONS])]);
export type Category = z.infer<typeof Category>;

/** A case in its queue's list. */
export const CaseLine = z.object({
  queue: QueueKind,
  id: Id,
  opened_at: Instant,
  /** The member whom it is about; null: none, or an erased account. */
  member: z.nullable(DeskPerson),
  category: z.nullable(Category),
  claim: z.nullable(Claim),
  /** True if someone else has to decide: the case is about or from this moderator, or against their decision. */
  not_for_me: z.boolean(),
});
export type CaseLine = z.infer<typeof CaseLine>;

/** A photo on the desk. `id` is null if no decision can hide it; for a `chat` photo it is the message's id. `src` is a complete address. */
export const CasePicture = z.object({ id: z.nullable(Id), src: z.string(), kind: z.enum(['subject', 'chat', 'profile']) });
export type CasePicture = z.infer<typeof CasePicture>;

/** A past decision, with the moderators' internal note. */
export const Decided = z.object({
  id: Id,
  queue: QueueKind,
  decision: Decision,
  reason: z.nullable(Reason),
  note: z.nullable(z.string()),
  /** Who decided; null: the account is gone. */
  by: z.nullable(z.string()),
  decided_at: Instant,
  overturned: z.boolean(),
});
export type Decided = z.infer<typeof Decided>;

/** The member whom a case is about, with everything that a decision needs. */
export const DeskMember = z.extend(DeskPerson, {
  age: z.int(),
  gender: Gender,
  country: Country,
  city: z.nullable(z.string()),
  about_me: z.nullable(z.string()),
  signup_date: Instant,
  status: z.enum(['not_confirmed', 'active', 'deleted']),
  /** Currently suspended; `until` null: without an end. */
  suspended: z.nullable(z.object({ until: z.nullable(Instant) })),
  /** Number of reports against this member and by them, ever. */
  reports_received: z.int(),
  reports_made: z.int(),
  /** Earlier decisions about this member, newest first. */
  history: z.array(Decided),
});
export type DeskMember = z.infer<typeof DeskMember>;

/** One line of a conversation attached to a report. `reported`: the message that was reported. */
export const AttachedLine = z.object({
  by: z.enum(['reported', 'reporter']),
  text: z.string(),
  sent_at: Instant,
  reported: z.boolean(),
});
export type AttachedLine = z.infer<typeof AttachedLine>;

/** Everything that a moderator sees of a case. */
export const CaseDetail = z.extend(CaseLine, {
  person: z.nullable(DeskMember),
  /** Who reported, complained or appealed; null: a visitor, or no one. */
  author: z.nullable(DeskPerson),
  /** The author's words. */
  text: z.nullable(z.string()),
  /** Case number of a complaint. */
  number: z.nullable(z.int()),
  pictures: z.array(CasePicture),
  lines: z.array(AttachedLine),
  /** The decision under appeal. */
  appealed: z.nullable(Decided),
  /** The language of a written answer; null if this queue's decisions have none. */
  answer_language: z.nullable(z.string()),
  /** The possible decisions with their reasons; an empty list: no reason is given. */
  choices: z.array(z.object({ decision: Decision, reasons: z.array(Reason) })),
  /** The decision; null: still open. */
  decided: z.nullable(Decided),
});
export type CaseDetail = z.infer<typeof CaseDetail>;

/** GET: the open cases of a queue, oldest first, and the number in each queue. Errors: `forbidden` for all but moderators. */
export const getDesk = endpoint({
  name: 'getDesk',
  method: 'GET',
  path: '/api/desk.php',
  query: z.object({ queue: QueueKind }),
  answer: z.object({ counts: z.record(QueueKind, z.int()), cases: z.array(CaseLine) }),
});

const CaseKey = z.object({ queue: QueueKind, id: Id });

/** GET: one case, open or decided. Errors: `forbidden`, `not_found`. */
export const getCase = endpoint({
  name: 'getCase',
  method: 'GET',
  path: '/api/desk-case.php',
  ids: { id: 'staff' },
  query: CaseKey,
  answer: z.object({ case: CaseDetail }),
});

/**
 * POST: claims a case for `CLAIM_TIME`, so that no other moderator decides it. Errors: `forbidden`, `not_found`,
 * `case_claimed`, `case_decided`, `case_not_yours`.
 */
export const postClaim = endpoint({
  name: 'postClaim',
  method: 'POST',
  path: '/api/desk-claim.php',
  ids: { id: 'staff' },
  body: CaseKey,
  answer: z.object({ claim: Claim }),
});
/** DELETE: releases a case that the moderator had claimed. Errors: `forbidden`. */
export const deleteClaim = endpoint({
  name: 'deleteClaim',
  method: 'DELETE',
  path: '/api/desk-claim.php',
  ids: { id: 'staff' },
  body: CaseKey,
});

/**
 * POST: decides a case. The decision takes effect, is told to everyone whom it concerns, and is logged. `photo`: the
 * one that `hide_photo` hides. `note` is for moderators only; `answer` is sent word for word if the queue has answers.
 * Errors: `forbidden`, `not_found`, `case_claimed`, `case_decided`, `case_not_yours`, `validation_failed` (`decision`,
 * `reason`, `photo`, `answer`).
 */
export const postDecision = endpoint({
  name: 'postDecision',
  method: 'POST',
  path: '/api/desk-decision.php',
  ids: { id: 'staff', photo: 'staff' },
  body: z.extend(CaseKey, {
    decision: Decision,
    reason: z.nullable(Reason),
    photo: z.nullable(Id),
    note: z.nullable(text(1, REPORT_TEXT_LENGTH)),
    answer: z.nullable(text(1, REPORT_TEXT_LENGTH)),
  }),
});

/** Actions in the log. `passed`: a photo passed the automatic checks, `ended`: a suspension ended; both without a person. */
export const AuditAction = z.enum(['claimed', 'released', 'decided', 'overturned', 'ended', 'passed']);

/** GET: the log of everything done on the desk, newest first. The log cannot be changed. Errors: `forbidden`. */
export const getAudit = endpoint({
  name: 'getAudit',
  method: 'GET',
  path: '/api/desk-audit.php',
  query: z.object({ before: z.optional(Cursor) }),
  answer: z.object({
    entries: z.array(
      z.object({
        number: z.int(),
        at: Instant,
        action: AuditAction,
        /** Who acted; null: the site itself, or an account that is gone. */
        by: z.nullable(z.string()),
        queue: QueueKind,
        id: Id,
        /** The member whom it was about; null: none, or an account that is gone. */
        member: z.nullable(z.string()),
        decision: z.nullable(Decision),
        reason: z.nullable(Reason),
      }),
    ),
    before: z.nullable(Cursor),
  }),
});
export type AuditEntry = z.infer<typeof getAudit.answer>['entries'][number];

/** A decision as shown to a person concerned. `about`: it was about them; `author`: they reported or complained. */
export const MyDecision = z.object({
  id: Id,
  side: z.enum(['about', 'author']),
  queue: QueueKind,
  decision: Decision,
  /** What was decided and why, in the requested language. */
  words: z.object({ title: z.string(), text: z.string(), why: z.nullable(z.string()) }),
  /** The moderator's answer, word for word. */
  answer: z.nullable(z.string()),
  decided_at: Instant,
  /** When a suspension ends; null: there is none, or it has no end. */
  until: z.nullable(Instant),
  overturned: z.boolean(),
  /** The member's appeal; `outcome` is null while it waits. */
  appeal: z.nullable(z.object({ made_at: Instant, outcome: z.nullable(z.enum(['uphold', 'overturn'])) })),
  /** Until when the member can appeal; null: they cannot, or no longer. */
  appeal_until: z.nullable(Instant),
});
export type MyDecision = z.infer<typeof MyDecision>;

/** GET: decisions that concern the member, newest first. */
export const getDecisions = endpoint({
  name: 'getDecisions',
  method: 'GET',
  path: '/api/decisions.php',
  query: z.object({ language: Language }),
  answer: z.object({ decisions: z.array(MyDecision) }),
});

/**
 * POST: appeals against a decision about the member, which another moderator then reviews. Once for each decision,
 * within `APPEAL_DAYS`. Errors: `not_found`, `appeal_closed` (already made, too late, or nothing to undo).
 */
export const postAppeal = endpoint({
  name: 'postAppeal',
  method: 'POST',
  path: '/api/appeal.php',
  ids: { decision: 'own decision' },
  body: z.object({ decision: Id, text: text(1, REPORT_TEXT_LENGTH) }),
});
