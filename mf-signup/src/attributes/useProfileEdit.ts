import { call, newRequestId } from '@amarena/shared/api';
import { type OwnProfile, putProfile } from '@amarena/shared/contracts/people/profile';
import type { AppError } from '@amarena/shared/errors';
import { useQueryClient } from '@amarena/shared/query';
import { useRef, useState } from 'react';
import { keepOwnProfile } from '../useOwnUser.ts';
import type { ProfileChange } from './profileChange.ts';
import { mergeChanges, shownProfile, withoutFields, withoutSaved } from './profileDraft.model.ts';

export type SaveState = { status: 'idle' } | { status: 'saving' } | { status: 'saved' } | { status: 'failed'; error: AppError };

export interface ProfileEdit {
  /** The profile with the changes that are not saved yet. */
  shown: OwnProfile;
  state: SaveState;
  /** Why the server refused a field, by field name. */
  problems: Readonly<Record<string, string>>;
  /** Applies a change and saves it. One request at a time; changes made meanwhile go together in the next one. */
  save(change: ProfileChange): void;
  /** Retries what could not be saved. */
  retry(): void;
}

/** Changes to the member's own profile, saved automatically. If saving fails, nothing that was chosen or typed is lost. */
export function useProfileEdit(profile: OwnProfile): ProfileEdit {
  const client = useQueryClient();
  const [draft, setDraft] = useState<ProfileChange>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const outbox = useRef<{ waiting: ProfileChange; busy: boolean }>({ waiting: {}, busy: false });

  async function send(): Promise<void> {
    const box = outbox.current;
    if (box.busy || Object.keys(box.waiting).length === 0) return;
    const body = box.waiting;
    outbox.current = { waiting: {}, busy: true };
    setState({ status: 'saving' });
    const answer = await call(putProfile, { body, requestId: newRequestId() });
    const { waiting } = outbox.current;
    outbox.current = { waiting, busy: false };
    if (answer.ok) {
      keepOwnProfile(client, answer.value.profile);
      setDraft((known) => withoutSaved(known, body));
      setState({ status: 'saved' });
    } else if (answer.error.code === 'validation_failed') {
      const { fields } = answer.error;
      setProblems((known) => ({ ...known, ...fields }));
      setState({ status: 'idle' });
      // One wrong field prevented the others from being saved.
      outbox.current.waiting = mergeChanges(withoutFields(body, Object.keys(fields)), waiting);
    } else {
      outbox.current.waiting = mergeChanges(body, waiting);
      setState({ status: 'failed', error: answer.error });
      return;
    }
    await send();
  }

  return {
    shown: shownProfile(profile, draft),
    state,
    problems,
    save(change) {
      setDraft((known) => mergeChanges(known, change));
      setProblems((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !(field in change))));
      outbox.current.waiting = mergeChanges(outbox.current.waiting, change);
      void send();
    },
    retry: () => void send(),
  };
}
