import { call, newRequestId } from '@amarena/shared/api';
import { getLanderDetail, getLanders, type LanderDetail, putLander } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import type { LanderTemplates } from '@amarena/shared/contracts/landers/landerTemplates';
import type { AppError } from '@amarena/shared/errors';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createHistory } from './history.ts';
import { localCopy } from './localCopy.ts';
import { merged } from './merge.model.ts';
import { savable } from './savable.model.ts';
import { type Changed, unseenIn } from './unseen.model.ts';
import { useUnseen } from './useUnseen.ts';

/** Milliseconds without a keystroke after which the draft is saved. */
const IDLE = 2_000;

export type Saving =
  | { readonly state: 'saved' | 'waiting' | 'saving' }
  /** Saved except for texts that the server does not accept; they are marked and stay here. */
  | { readonly state: 'partly' }
  /** Someone else saved meanwhile, or the server refuses: the changes stay here. */
  | { readonly state: 'failed'; readonly error: AppError };

/** Runs what was asked last, once nobody has asked for a while, or when the editor is left. */
function useIdle() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<(() => void) | null>(null);
  const stop = () => {
    clearTimeout(timer.current);
    asked.current = null;
  };
  const run = useEffectEvent(() => {
    const act = asked.current;
    stop();
    act?.();
  });
  useEffect(() => run, []);
  return {
    stop,
    wait(act: () => void) {
      stop();
      asked.current = act;
      timer.current = setTimeout(run, IDLE);
    },
  };
}

/** The copy in this tab, and what it held when the editor opened. */
function useLocalCopy(id: string) {
  const [copy] = useState(() => localCopy(id));
  const [left] = useState(() => copy.read());
  return { copy, left };
}

/** Keeps a lander as the server answered it for the rest of the editor. */
function useRemember(): (lander: LanderDetail) => void {
  const client = useQueryClient();
  return (lander) => {
    client.setQueryData(keyOf(getLanderDetail, { query: { id: lander.id } }), { lander });
    void client.invalidateQueries({ queryKey: keyOf(getLanders) });
  };
}

/** The document of a lander being edited, as it is here and as the server has it. Saves it as one types. */
export function useSavedDraft(detail: LanderDetail, templates: LanderTemplates) {
  const remember = useRemember();
  const { copy, left } = useLocalCopy(detail.id);
  const [history] = useState(() => createHistory());
  const [document, setDocument] = useState(left?.document ?? detail.document);
  const [saving, setSaving] = useState<Saving>({ state: left === null ? 'saved' : 'waiting' });
  /** What the timer and the calls work with; the states above are for display. `stored` is what the server has. */
  const base = left?.base ?? detail.document;
  const now = useRef({ document, revision: left?.revision ?? detail.revision, kept: base, stored: base });
  const unseen = useUnseen();
  const idle = useIdle();
  const running = useRef<Promise<AppError | null> | null>(null);

  const goOn = (lander: LanderDetail, next: LanderDocument) => {
    now.current = { document: next, revision: lander.revision, kept: lander.document, stored: lander.document };
    history.clear();
    setDocument(next);
    remember(lander);
  };

  /** Continues with what another person saved, merged with the changes made here if those touch other fields. False: they do not. */
  async function join(error: Changed): Promise<boolean> {
    const answer = await call(getLanderDetail, { query: { id: detail.id } });
    if (!answer.ok || answer.value.lander.revision === now.current.revision) return false;
    const { lander } = answer.value;
    const both = merged(now.current.stored, now.current.document, lander.document);
    if (both === null) return false;
    goOn(lander, both);
    unseen.add(unseenIn(lander, error));
    return true;
  }

  /** Saves until nothing is left to save; the error is why it failed. */
  async function keep(): Promise<AppError | null> {
    const written = now.current.document;
    if (written === now.current.kept) {
      setSaving({ state: now.current.stored === written ? 'saved' : 'partly' });
      return null;
    }
    setSaving({ state: 'saving' });
    const sent = savable(written, now.current.stored, templates);
    const answer = await call(putLander, {
      body: { id: detail.id, revision: now.current.revision, document: { ...sent } },
      requestId: newRequestId(),
    });
    if (!answer.ok) {
      if (answer.error.code === 'lander_changed' && (await join(answer.error))) return keep();
      setSaving({ state: 'failed', error: answer.error });
      return answer.error;
    }
    now.current = { ...now.current, revision: answer.value.lander.revision, kept: written, stored: sent };
    remember(answer.value.lander);
    // There were more changes meanwhile: save again at once.
    if (now.current.document !== written) return keep();
    if (sent === written) copy.clear();
    else copy.write({ document: written, base: sent, revision: now.current.revision });
    setSaving({ state: sent === written ? 'saved' : 'partly' });
    return null;
  }

  const save = async (): Promise<AppError | null> => {
    idle.stop();
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
    idle.wait(() => void save());
  };

  const accept = (next: LanderDetail) => {
    goOn(next, next.document);
    copy.clear();
    setSaving({ state: 'saved' });
    unseen.clear();
  };

  /** Continues after a call that changed the lander. Texts that could not be saved stay here. */
  const follow = (next: LanderDetail) => {
    if (now.current.document === now.current.stored) return accept(next);
    now.current.revision = next.revision;
    copy.write({ document: now.current.document, base: now.current.stored, revision: next.revision });
    remember(next);
  };

  return { document, saving, setSaving, history, now, save, show, accept, follow, remember, join, unseen };
}
