import { call, newRequestId } from '@amarena/shared/api';
import { getLanderDetail, type LanderDetail, postLanderPublish } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderProblem } from '@amarena/shared/contracts/landers/landerProblem';
import { checkLander } from '@amarena/shared/contracts/landers/landerProblems';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { type LanderTemplates, rulesOf, type TemplateRules } from '@amarena/shared/contracts/landers/landerTemplates';
import { type AppError, failure, type Result, success } from '@amarena/shared/errors';
import { useEffect, useMemo } from 'react';
import { type Unseen, unseenIn } from './unseen.model.ts';
import { type Saving, useSavedDraft } from './useSavedDraft.ts';
import { useUndoKey } from './useUndoKey.ts';

type ChangeLander = (seen: { readonly id: string; readonly revision: number }) => Promise<Result<{ lander: LanderDetail }, AppError>>;

/** What the person who publishes agrees to. */
export interface Agreed {
  /** Default: nothing. */
  readonly seen?: Unseen | null;
  /** True: a running test of wordings may end. Default: false. */
  readonly endTest?: boolean;
}

/** Why nothing was published. `unsaved`: `saving` has the reason. `unseen`: the draft has something unseen. */
export type NotPublished = AppError | 'unsaved' | 'unseen';

export interface Draft {
  readonly document: LanderDocument;
  /** The rules of its template; null: the live version of mf-landers has no such template. */
  readonly rules: TemplateRules | null;
  /** Everything that prevents publication, updated on every keystroke. */
  readonly problems: readonly LanderProblem[];
  readonly saving: Saving;
  change(next: (document: LanderDocument) => LanderDocument): void;
  /** Undoes the last step; null: there is none. */
  readonly undo: (() => void) | null;
  /** Saves pending changes at once. Null: they are saved. */
  save(): Promise<AppError | null>;
  /**
   * Saves, and then makes a call that changes the lander as it was saved. `urgent`: the call is made even if saving
   * failed; what could not be saved stays here.
   */
  carryOut(change: ChangeLander, urgent?: boolean): Promise<Result<undefined, AppError>>;
  /** What other people saved and the person here has not confirmed to have seen; null: nothing. */
  readonly unseen: Unseen | null;
  /** Saves and then publishes, unless there is something unseen. */
  publish(agreed?: Agreed): Promise<Result<undefined, NotPublished>>;
  /** Overwrites what another person saved. */
  overwrite(): void;
  /** Discards the changes made here and continues with what the other person saved. */
  takeTheirs(): void;
}

/** Problems that only the server can detect come with its last answer. */
const ONLY_SERVER: readonly LanderProblem['code'][] = ['slug_taken', 'image_unknown', 'ended'];

function useLeaveWarning(saving: Saving): void {
  useEffect(() => {
    if (saving.state === 'saved') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [saving.state]);
}

/** A lander being edited. It is saved as one types, and never overwrites another person's changes. */
export function useDraft(detail: LanderDetail, templates: LanderTemplates): Draft {
  const saved = useSavedDraft(detail, templates);
  const { document, saving, setSaving, history, now, save, show, accept, follow, remember, join, unseen } = saved;
  const undo = () => {
    const before = history.back();
    if (before !== null) show(before);
  };

  useLeaveWarning(saving);
  // Changes left by a reload are saved now, or reported as a conflict if another person saved meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor opens.
  useEffect(() => {
    if (now.current.document !== now.current.kept) void save();
  }, []);
  useUndoKey(undo);

  const problems = useMemo(() => {
    const theirs = (detail.draft?.problems ?? []).filter(({ code }) => ONLY_SERVER.includes(code));
    return [...checkLander(document, templates).problems, ...theirs];
  }, [document, detail.draft, templates]);

  const carryOut: Draft['carryOut'] = async (change, urgent = false) => {
    const unsaved = await save();
    if (unsaved !== null && !urgent) return failure(unsaved);
    const conflict = unsaved?.code === 'lander_changed' ? unsaved : null;
    const answer = await change({ id: detail.id, revision: conflict?.revision ?? now.current.revision });
    if (!answer.ok) return answer;
    const { lander } = answer.value;
    if (conflict === null) {
      follow(lander);
    } else {
      // The conflict is not settled by this: with the new revision, the next save would write over the other person's changes.
      remember(lander);
      setSaving({ state: 'failed', error: { ...conflict, revision: lander.revision } });
    }
    return success(undefined);
  };

  // Never publishes what another person saved before the one who publishes has seen it.
  const publish: Draft['publish'] = async ({ seen = null, endTest = false } = {}) => {
    if ((await save()) !== null) return failure('unsaved');
    unseen.confirm(seen);
    if (!unseen.isEmpty()) return failure('unseen');
    const answer = await carryOut((body) => call(postLanderPublish, { body: { ...body, end_test: endTest }, requestId: newRequestId() }));
    if (answer.ok || answer.error.code !== 'lander_changed') return answer;
    if (await join(answer.error)) return failure('unseen');
    setSaving({ state: 'failed', error: answer.error });
    return failure('unsaved');
  };

  return {
    document,
    rules: rulesOf(templates, document.template),
    problems,
    saving,
    change(next) {
      const before = now.current.document;
      const after = next(before);
      history.changed(before, after);
      show(after);
    },
    undo: history.isEmpty() ? null : undo,
    save,
    carryOut,
    unseen: unseen.shown,
    publish,
    overwrite() {
      if (saving.state !== 'failed') return;
      if (saving.error.code === 'lander_changed') now.current.revision = saving.error.revision;
      void save();
    },
    takeTheirs() {
      const shown = saving.state === 'failed' && saving.error.code === 'lander_changed' ? saving.error : null;
      void call(getLanderDetail, { query: { id: detail.id } }).then((answer) => {
        if (!answer.ok) return setSaving({ state: 'failed', error: answer.error });
        const { lander } = answer.value;
        accept(lander);
        // More was saved after the conflict was shown.
        if (shown !== null && shown.revision !== lander.revision) unseen.add(unseenIn(lander, shown));
      });
    },
  };
}
