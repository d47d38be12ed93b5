import { newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { deletePhoto, PHOTO_UNDO, postPhotoRestore, putPhoto, putPhotoOrder } from '@amarena/shared/contracts/people/ownPhotos';
import type { OwnPhoto } from '@amarena/shared/contracts/people/photos';
import { useProblemText } from '@amarena/shared/errors';
import { answerOrThrow, keyOf, problemOf, useMutation, useQueryClient } from '@amarena/shared/query';
import { useEffect, useState } from 'react';
import { keepOwnProfile } from '../useOwnUser.ts';
import { movedTo } from './photos.model.ts';

type Act =
  | { type: 'main'; photo: string; requestId: string }
  | { type: 'remove'; photo: string; requestId: string }
  | { type: 'restore'; photo: string; requestId: string }
  | { type: 'order'; photos: string[]; requestId: string };

function perform(act: Act) {
  const { requestId } = act;
  switch (act.type) {
    case 'main':
      return answerOrThrow(putPhoto, { body: { photo: act.photo }, requestId });
    case 'remove':
      return answerOrThrow(deletePhoto, { body: { photo: act.photo }, requestId });
    case 'restore':
      return answerOrThrow(postPhotoRestore, { body: { photo: act.photo }, requestId });
    case 'order':
      return answerOrThrow(putPhotoOrder, { body: { photos: act.photos }, requestId });
  }
}

export interface PhotoActions {
  /** The photos in the displayed order, which may not be saved yet. */
  photos: readonly OwnPhoto[];
  makeMain(id: string): void;
  /** Moves a photo to an index, from 0. */
  move(id: string, place: number): void;
  remove(id: string): void;
  /** The removed photo that can be restored; null: none. */
  removed: string | null;
  takeBack(): void;
}

const byIds = (photos: readonly OwnPhoto[], ids: readonly string[]): OwnPhoto[] =>
  [...photos].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

/** The member's actions on their photos. */
export function usePhotoActions(stored: readonly OwnPhoto[]): PhotoActions {
  const client = useQueryClient();
  const problemText = useProblemText();
  const [removed, setRemoved] = useState<string | null>(null);
  const { mutate, variables, isPending } = useMutation({
    mutationFn: perform,
    onSuccess: ({ profile }, act) => {
      keepOwnProfile(client, profile);
      if (act.type === 'remove') setRemoved(act.photo);
      if (act.type === 'restore') setRemoved(null);
    },
    onError: (cause, act) => {
      const problem = problemOf(cause);
      if (act.type === 'restore') setRemoved(null);
      if (problem.code === 'premium_required') return bus.ask({ type: 'upgrade', feature: 'more_photos' });
      const text = problemText(problem);
      if (text !== null) bus.ask({ type: 'toast', tone: 'danger', text });
      // Something changed on another device, or on the desk.
      return void client.invalidateQueries({ queryKey: keyOf(getUser) });
    },
  });

  useEffect(() => {
    if (removed === null) return;
    const timer = setTimeout(() => setRemoved(null), PHOTO_UNDO);
    return () => clearTimeout(timer);
  }, [removed]);

  const photos = isPending && variables.type === 'order' ? byIds(stored, variables.photos) : stored;
  const ids = photos.map(({ id }) => id);
  return {
    photos,
    removed,
    makeMain: (photo) => mutate({ type: 'main', photo, requestId: newRequestId() }),
    move: (id, place) => mutate({ type: 'order', photos: movedTo(ids, id, place), requestId: newRequestId() }),
    remove: (photo) => mutate({ type: 'remove', photo, requestId: newRequestId() }),
    takeBack: () => removed !== null && mutate({ type: 'restore', photo: removed, requestId: newRequestId() }),
  };
}
