import type { AttachedLine, CasePicture, Category, Decision, QueueKind, Reason } from '@amarena/shared/contracts/moderation/moderation';
import type { ApiError, Result } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';

/** A waiting case. */
export interface WaitingCase {
  readonly id: string;
  readonly opened_at: Date;
  /** The member that it is about. */
  readonly member_id: string | null;
  readonly category: Category | null;
  /** Moderators who must not decide it, in addition to those it is about or from. */
  readonly not_for: readonly string[];
}

/** What a moderator sees of a case, in addition to the member it is about. */
export interface CaseContent extends WaitingCase {
  readonly author_id: string | null;
  /** The author's text. */
  readonly text: string | null;
  readonly number: number | null;
  /** A decision is about the first one. `src` may be an address that only moderators can load. */
  readonly pictures: readonly CasePicture[];
  readonly lines: readonly AttachedLine[];
  /** Id of the decision that an appeal is against. */
  readonly appealed: string | null;
  /** Language of a written answer; null if this queue sends none. */
  readonly answer_language: string | null;
}

/** A possible decision of a queue, with the reasons to choose from; empty if it needs none. */
export interface DecisionChoice {
  readonly decision: Decision;
  readonly reasons: readonly Reason[];
}

export interface CaseDecision {
  readonly id: string;
  readonly decision: Decision;
  readonly reason: Reason | null;
  /** The photo that a decision is about, if there are several. */
  readonly photo: string | null;
  readonly answer: string | null;
  /** The moderator. The desk has made sure that the case is neither about nor from them. */
  readonly decided_by: string;
}

/** A decision that is reversed. */
export interface TakenBack extends Pick<CaseDecision, 'id' | 'decision' | 'photo'> {
  readonly member_id: string | null;
}

/**
 * Someone who is told about a decision, by mail and on the page. `about`: it concerns them; `author`: they asked for
 * it.
 */
export interface Told {
  readonly member_id: string;
  readonly side: 'about' | 'author';
}

/**
 * What a domain registers so that moderators can decide its cases on the desk. The domain stores its own cases and says
 * which of them wait; the desk does the rest: roles, claims, deciding once, notes, the log, and telling those
 * concerned.
 *
 * To add one: name its kind in `QUEUES` and its decisions and reasons in `DECISIONS` and `REASONS`
 * (shared/contracts/moderation), write the words of each in the catalogue `desk` of mf-members and in
 * `moderation/words`, and give the queue to `openModeration` in `server/src/compose`. A domain that tells its members
 * itself returns no one from `decide`.
 */
export interface CaseQueue {
  readonly kind: QueueKind;
  /** All possible decisions; the desk refuses others before it calls `decide`. */
  readonly choices: readonly DecisionChoice[];
  /** Waiting cases, the most urgent first, else the oldest, at most `limit`. Must not return a case that `decide` has ended. */
  list(db: Db, limit: number): Promise<readonly WaitingCase[]>;
  /** How many wait. */
  count(db: Db): Promise<number>;
  /** A case, waiting or decided; null if there is none with this id. */
  read(db: Db, id: string): Promise<CaseContent | null>;
  /**
   * Ends a case, in the transaction in which the desk stores the decision; returns who is told. A refusal rolls
   * everything back. Called once per case, no matter what moderators do at the same time.
   */
  decide(trx: Db, order: CaseDecision, now: Date): Promise<Result<readonly Told[], ApiError>>;
  /** Reverses the effect of a decision, after an appeal; null if this queue's decisions cannot be appealed. */
  readonly undo: ((trx: Db, decision: TakenBack, now: Date) => Promise<void>) | null;
  /** Decisions that the member can appeal. */
  readonly appealable: readonly Decision[];
}
