import { bus, useMember } from '@amarena/shared/bus';

/** What a press on a locked photo does: a visitor signs up or logs in, a free member hears of Premium. */
export function useUnlock(profileId: string): () => void {
  const visitor = useMember() === null;
  return () => bus.ask(visitor ? { type: 'signup', profile: profileId } : { type: 'upgrade', feature: 'all_photos' });
}
