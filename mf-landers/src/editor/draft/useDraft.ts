import { call, newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { getLanderDetail, getLanders, type LanderDetail, postLanderPublish, putLander } from '@amarena/shared/contracts/landerDesk';
import type { LanderProblem } from '@amarena/shared/contracts/landerProblem';
import { checkLander } from '@amarena/shared/contracts/landerProblems';
import type { LanderDocument } from '@amarena/shared/contracts/landers';
import { type LanderTemplates, rulesOf, type TemplateRules } from '@amarena/shared/contracts/landerTemplates';
import type { AppError } from '@amarena/shared/errors';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useEditorT } from '../catalogue.ts';
import { createHistory } from './history.ts';
import { localCopy } from './localCopy.ts';
import { merged } from './merge.model.ts';
import { savable } from './savable.model.ts';
import { useUndoKey } from './useUndoKey.ts';

/** Milliseconds without a keystroke after which the draft is saved. */
const IDLE = 2_000;

export type Saving =
  | { readonly state: 'saved' | 'waiting' | 'saving' }
  /** Saved except for texts that the server does not accept; they are marked and stay here. */
  | { readonly state: 'partly' }
  /** Someone else saved meanwhile, or the server refuses: the changes stay here. */
  | { readonly state: 'failed'; readonly error: AppError };

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
  /** Saves pending changes at once. False: saving failed. */
  save(): Promise<boolean>;
  /** Saves and then publishes; with `endTest` even if a test of wordings is running. Returns the error, or null. */
  publish(endTest?: boolean): Promise<AppError | null>;
  /** Overwrites what another person saved. */
  overwrite(): void;
  /** Discards the changes made here and continues with what the other person saved. */
  takeTheirs(): void;
  /** Continues with the answer of a call. */
  accept(detail: LanderDetail): void;
}

/** Problems that only the server can detect come with its last answer. */
const ONLY_SERVER: readonly LanderProblem['code'][] = ['slug_taken', 'image_unknown', 'ended'];

/** A lander being edited. It is saved as one types, and never overwrites another person's changes. */
export function useDraft(detail: LanderDetail, templates: LanderTemplates): Draft {
  const client = useQueryClient();
  const t = useEditorT();
  const [copy] = useState(() => localCopy(detail.id));
  const [history] = useState(() => createHistory());
  const [left] = useState(() => copy.read());
  const [document, setDocument] = useState(left?.document ?? detail.document);
  const [saving, setSaving] = useState<Saving>({ state: left === null ? 'saved' : 'waiting' });
  /** What the timer and the calls work with; the states above are for display. `stored` is what the server has. */
  const base = left?.base ?? detail.document;
  const now = useRef({ document, revision: left?.revision ?? detail.revision, kept: base, stored: base });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  const remember = (next: LanderDetail) => {
    client.setQueryData(keyOf(getLanderDetail, { query: { id: next.id } }), { lander: next });
    void client.invalidateQueries({ queryKey: keyOf(getLanders) });
  };

  /** Continues with what another person saved, merged with the changes made here if those touch other fields. False: they do not. */
  async function join(by: string): Promise<boolean> {
    const answer = await call(getLanderDetail, { query: { id: detail.id } });
    if (!answer.ok || answer.value.lander.revision === now.current.revision) return false;
    const { lander } = answer.value;
    const both = merged(now.current.stored, now.current.document, lander.document);
    if (both === null) return false;
    now.current = { document: both, revision: lander.revision, kept: lander.document, stored: lander.document };
    history.clear();
    setDocument(both);
    remember(lander);
    bus.ask({ type: 'toast', tone: 'success', text: t('merged', { by }) });
    return true;
  }

  async function keep(): Promise<boolean> {
    const written = now.current.document;
    if (written === now.current.kept) {
      setSaving({ state: now.current.stored === written ? 'saved' : 'partly' });
      return true;
    }
    setSaving({ state: 'saving' });
    const sent = savable(written, now.current.stored, templates);
    const answer = await call(putLander, {
      body: { id: detail.id, revision: now.current.revision, document: { ...sent } },
      requestId: newRequestId(),
    });
    if (!answer.ok) {
      if (answer.error.code === 'lander_changed' && (await join(answer.error.by))) return keep();
      setSaving({ state: 'failed', error: answer.error });
      return false;
    }
    now.current = { ...now.current, revision: answer.value.lander.revision, kept: written, stored: sent };
    remember(answer.value.lander);
    // There were more changes meanwhile: save again at once.
    if (now.current.document !== written) return keep();
    if (sent === written) copy.clear();
    else copy.write({ document: written, base: sent, revision: now.current.revision });
    setSaving({ state: sent === written ? 'saved' : 'partly' });
    return true;
  }

  const save = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current ??= keep().finally(() => {
      running.current = null;
    });
    return running.current;
  };

  const show = (next: LanderDocument) => {
    now.current.document = next;
    setDocument(next);
    copy.write({ document: next, base: now.current.stored, revision: now.current.revision });
    setSaving({ state: 'waiting' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), IDLE);
  };

  const undo = () => {
    const before = history.back();
    if (before !== null) show(before);
  };

  const accept = (next: LanderDetail) => {
    now.current = { document: next.document, revision: next.revision, kept: next.document, stored: next.document };
    history.clear();
    copy.clear();
    setDocument(next.document);
    setSaving({ state: 'saved' });
    remember(next);
  };

  useEffect(() => {
    if (saving.state === 'saved') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [saving.state]);
  useEffect(() => () => clearTimeout(timer.current), []);
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
    async publish(endTest = false) {
      if (!(await save())) return null;
      const answer = await call(postLanderPublish, {
        body: { id: detail.id, revision: now.current.revision, end_test: endTest },
        requestId: newRequestId(),
      });
      if (!answer.ok) return answer.error;
      accept(answer.value.lander);
      return null;
    },
    overwrite() {
      if (saving.state !== 'failed') return;
      if (saving.error.code === 'lander_changed') now.current.revision = saving.error.revision;
      void save();
    },
    takeTheirs() {
      void call(getLanderDetail, { query: { id: detail.id } }).then((answer) => {
        if (answer.ok) accept(answer.value.lander);
        else setSaving({ state: 'failed', error: answer.error });
      });
    },
    accept,
  };
}
