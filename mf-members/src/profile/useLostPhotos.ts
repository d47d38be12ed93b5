import { call } from '@amarena/shared/api';
import { getProfile } from '@amarena/shared/contracts/profile';
import { useState } from 'react';

/** `deleted`: the server knows it no more. `unreachable`: it did not arrive, and may at another try. */
export type Lost = 'deleted' | 'unreachable';

export interface LostPhotos {
  /** Null: nothing is known against it. */
  of(id: string): Lost | null;
  /** A photo did not load. */
  lose(id: string): void;
  /** It is to be loaded anew. */
  again(id: string): void;
}

/** Photos of a member that did not load. A lost network looks the same as a removed photo: the profile says which it was. */
export function useLostPhotos(memberId: string): LostPhotos {
  const [lost, setLost] = useState<Readonly<Record<string, Lost>>>({});
  const become = (id: string, how: Lost) => setLost((before) => ({ ...before, [id]: how }));
  return {
    of: (id) => lost[id] ?? null,
    lose(id) {
      become(id, 'unreachable');
      void call(getProfile, { query: { id: memberId } }).then((found) => {
        if (found.ok && !found.value.profile.photos.some((photo) => photo.id === id)) become(id, 'deleted');
      });
    },
    again: (id) => setLost(({ [id]: _again, ...others }) => others),
  };
}
