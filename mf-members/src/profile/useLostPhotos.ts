import { call } from '@amarena/shared/api';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { useState } from 'react';

/** `deleted`: the server no longer has it. `unreachable`: it failed to load, and a retry may work. */
export type Lost = 'deleted' | 'unreachable';

export interface LostPhotos {
  /** Null: no problem known. */
  of(id: string): Lost | null;
  /** Call when a photo failed to load. */
  lose(id: string): void;
  /** Retries a photo. */
  again(id: string): void;
}

/**
 * The photos of a member that failed to load. A lost network looks the same as a removed photo, so the profile is read
 * again to tell which it was.
 */
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
