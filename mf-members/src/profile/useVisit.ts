import { call } from '@amarena/shared/api';
import { useMember } from '@amarena/shared/bus';
import type { Profile } from '@amarena/shared/contracts/people/profile';
import { postVisit } from '@amarena/shared/contracts/people/visits';
import { useEffect } from 'react';

/** Tells the server about the visit when the profile is visible. If the call fails, there is no visit. */
export function useVisit({ id }: Pick<Profile, 'id'>, own: boolean): void {
  const visitor = useMember() === null;
  const counts = !visitor && !own;
  useEffect(() => {
    if (counts) void call(postVisit, { body: { profile: id } });
  }, [counts, id]);
}
