import { call, newRequestId } from '@amarena/shared/api';
import { getLanderDetail, getLanders, type LanderDetail, postLanderPublish, putLander } from '@amarena/shared/contracts/landerDesk';
import { checkLander, type LanderProblem } from '@amarena/shared/contracts/landerProblems';
import type { LanderDocument } from '@amarena/shared/contracts/landers';
import { type LanderTemplates, rulesOf, type TemplateRules } from '@amarena/shared/contracts/landerTemplates';
import type { AppError } from '@amarena/shared/errors';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { useEffect, useMemo, useRef, useState } from 'react';

/** Milliseconds without a keystroke after which the draft is kept. */
const IDLE = 2_000;

export type Saving =
  | { readonly state: 'saved' | 'waiting' | 'saving' }
  /** Somebody else saved meanwhile, or the server does not take it: what was written stays here. */
  | { readonly state: 'failed'; readonly error: AppError };

export interface Draft {
  readonly document: LanderDocument;
  /** What its template takes; null: the version of mf-landers that is live has no such template. */
  readonly rules: TemplateRules | null;
  /** Everything that keeps it from being published, as of this keystroke. */
  readonly problems: readonly LanderProblem[];
  readonly saving: Saving;
  change(next: (document: LanderDocument) => LanderDocument): void;
  /** Saves at once what waits. False: it could not be kept. */
  save(): Promise<boolean>;
  /** Saves, then makes it live. Answers why not; null: it is. */
  publish(): Promise<AppError | null>;
  /** Writes over what another person saved. */
  overwrite(): void;
  /** Gives up what was written here, and goes on from what the other person saved. */
  takeTheirs(): void;
  /** Goes on from what a call answered. */
  accept(detail: LanderDetail): void;
}

/** What only the server knows of a document comes with what it kept last. */
const ONLY_SERVER: readonly LanderProblem['code'][] = ['slug_taken', 'image_unknown', 'ended'];

/** One lander being written: kept as one types, never over another person's change. */
export function useDraft(detail: LanderDetail, templates: LanderTemplates): Draft {
  const client = useQueryClient();
  const [document, setDocument] = useState(detail.document);
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  /** What the timer and the calls work with; the states above are what shows. */
  const now = useRef({ document: detail.document, revision: detail.revision, kept: detail.document });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  const remember = (next: LanderDetail) => {
    client.setQueryData(keyOf(getLanderDetail, { query: { id: next.id } }), { lander: next });
    void client.invalidateQueries({ queryKey: keyOf(getLanders) });
  };

  async function keep(): Promise<boolean> {
    const sent = now.current.document;
    if (sent === now.current.kept) return true;
    setSaving({ state: 'saving' });
    const answer = await call(putLander, {
      body: { id: detail.id, revision: now.current.revision, document: { ...sent } },
      requestId: newRequestId(),
    });
    if (!answer.ok) {
      setSaving({ state: 'failed', error: answer.error });
      return false;
    }
    now.current = { ...now.current, revision: answer.value.lander.revision, kept: sent };
    remember(answer.value.lander);
    // Typed on meanwhile: the next save follows at once.
    if (now.current.document !== sent) return keep();
    setSaving({ state: 'saved' });
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
  };

  const accept = (next: LanderDetail) => {
    now.current = { document: next.document, revision: next.revision, kept: next.document };
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
      show(next(now.current.document));
      setSaving({ state: 'waiting' });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), IDLE);
    },
    save,
    async publish() {
      if (!(await save())) return null;
      const answer = await call(postLanderPublish, {
        body: { id: detail.id, revision: now.current.revision },
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
