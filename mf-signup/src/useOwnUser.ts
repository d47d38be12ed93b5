import { bus, useMember } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/account/user';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import type { OwnProfile } from '@amarena/shared/contracts/people/profile';
import { keyOf, type QueryClient, queryFor, useQuery } from '@amarena/shared/query';

/** The member with their own profile, including the last change; null for a visitor. */
export function useOwnUser(): User | null {
  const member = useMember();
  const { data } = useQuery({ ...queryFor(getUser), enabled: member !== null, ...(member !== null && { initialData: { user: member } }) });
  // The cached user may be another member who was logged in before.
  return member !== null && data?.user?.id === member.id ? data.user : member;
}

/** Shows a changed profile at once, here and on the rest of the page. */
export function keepOwnProfile(client: QueryClient, profile: OwnProfile): void {
  client.setQueryData<{ user: User | null }>(keyOf(getUser), (known) => (known?.user ? { user: { ...known.user, profile } } : known));
  bus.ask({ type: 'refresh' });
}
