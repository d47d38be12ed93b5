import type { Card } from '@amarena/shared/contracts/people/profile';
import { useKnownChats } from '../useChats.ts';

/** The partner's card with the presence from the list, which is refetched while it is visible. */
export function usePresence(profile: Card): Card {
  const chats = useKnownChats();
  const listed = chats.status === 'ready' ? chats.chats.find((chat) => chat.profile.id === profile.id)?.profile : undefined;
  return listed === undefined ? profile : { ...profile, online: listed.online, last_active: listed.last_active };
}
