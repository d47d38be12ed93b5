import type { AttachedLine, CasePicture, Category, Decision, QueueKind, Reason } from '@amarena/shared/contracts/moderation';
import type { ApiError, Result } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';

/** A case that waits. */
export interface WaitingCase {
  readonly id: string;
  readonly opened_at: Date;
  /** Whom it is about. */
  readonly member_id: string | null;
  readonly category: Category | null;
  /** Moderators who must not decide it, beside those whom it is about or from. */
  readonly not_for: readonly string[];
}

/** What a moderator sees of a case beside the member whom it is about. */
export interface CaseContent extends WaitingCase {
  readonly author_id: string | null;
  /** The author's words. */
  readonly text: string | null;
  readonly number: number | null;
  /** The first one is what the decision is about. `src` may be an address that only moderators can load. */
  readonly pictures: readonly CasePicture[];
  readonly lines: readonly AttachedLine[];
  /** Id of the decision that an appeal is against. */
  readonly appealed: string | null;
  /** Language of an answer in words; null: this queue brings none. */
  readonly answer_language: string | null;
}

/** One of the decisions of a queue with the reasons for it; no reasons: none is given. */
export interface Choice {
  readonly decision: Decision;
  readonly reasons: readonly Reason[];
}

export interface Order {
  readonly id: string;
  readonly decision: Decision;
  readonly reason: Reason | null;
  /** The photo that a decision is about, where it is about one of several. */
  readonly photo: string | null;
  readonly answer: string | null;
  /** The moderator. The desk has made sure that the case is neither about nor from them. */
  readonly decided_by: string;
}

/** A decision that is taken back. */
export interface TakenBack extends Pick<Order, 'id' | 'decision' | 'photo'> {
  readonly member_id: string | null;
}

/** Someone who is told of a decision, by mail and on the page; `about`: it is about them, `author`: they asked for it. */
export interface Told {
  readonly member_id: string;
  readonly side: 'about' | 'author';
}

/**
 * What a domain registers so that its cases are decided on the desk. It keeps its own cases and says which of them wait;
 * the desk looks after everything else: roles, claims, that a case is decided once, notes, the log, who is told.
 *
 * To add one: name its kind in `QUEUES` and its decisions and reasons in `DECISIONS` and `REASONS`
 * (shared/contracts/moderation), write the words of each in the catalogue `desk` of mf-members and in
 * `moderation/words`, and give the queue to `openModeration` in `parts.ts`. A domain that tells its members itself
 * answers nobody in `decide`.
 */
export interface CaseQueue {
  readonly kind: QueueKind;
  /** The closed list of what may be decided; the desk refuses everything else before `decide` is called. */
  readonly choices: readonly Choice[];
  /** Cases that wait, the oldest first, `limit` at most. A case that `decide` has ended must not come again. */
  list(db: Db, limit: number): Promise<readonly WaitingCase[]>;
  /** How many wait. */
  count(db: Db): Promise<number>;
  /** A case, waiting or decided; null: there is none of this id. */
  read(db: Db, id: string): Promise<CaseContent | null>;
  /**
   * Ends a case, in the transaction in which the desk keeps the decision; answers who is told. A refusal rolls back
   * everything. Called once for each case, whatever moderators do at the same time.
   */
  decide(trx: Db, order: Order, now: Date): Promise<Result<readonly Told[], ApiError>>;
  /** Takes back what a decision did, after an appeal; null: there is no appeal against this queue's decisions. */
  readonly undo: ((trx: Db, decision: TakenBack, now: Date) => Promise<void>) | null;
  /** Decisions against which the member may appeal. */
  readonly appealable: readonly Decision[];
}
