import { bus, useMember } from '@amarena/shared/bus';
import { getUser, type User } from '@amarena/shared/contracts/accounts';
import type { OwnProfile } from '@amarena/shared/contracts/profile';
import { keyOf, type QueryClient, queryFor, useQuery } from '@amarena/shared/query';

/** The member with their own profile, as the last change left it; null for a visitor. */
export function useOwnUser(): User | null {
  const member = useMember();
  const { data } = useQuery({ ...queryFor(getUser), enabled: member !== null, ...(member !== null && { initialData: { user: member } }) });
  // What is kept may be of whoever was logged in here before.
  return member !== null && data?.user?.id === member.id ? data.user : member;
}

/** Shows a changed profile at once, here and in the rest of the page. */
export function keepOwnProfile(client: QueryClient, profile: OwnProfile): void {
  client.setQueryData<{ user: User | null }>(keyOf(getUser), (known) => (known?.user ? { user: { ...known.user, profile } } : known));
  bus.ask({ type: 'refresh' });
}
