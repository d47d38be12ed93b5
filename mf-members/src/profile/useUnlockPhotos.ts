import { bus, useMember } from '@amarena/shared/bus';

/** Handles a press on a locked photo: a visitor signs up or logs in, a free member learns about premium. */
export function useUnlockPhotos(profileId: string): () => void {
  const visitor = useMember() === null;
  return () => bus.ask(visitor ? { type: 'signup', profile: profileId } : { type: 'upgrade', feature: 'all_photos' });
}
