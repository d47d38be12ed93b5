import type { AppError, Result } from '@amarena/shared/errors';
import type { QueryClient } from '@amarena/shared/query';
import { withoutConversation, withoutProfile } from './chats.model.ts';
import { CHATS as LIST, patchChats } from './chats.pages.ts';

const CHATS = { queryKey: LIST };

export interface RemovalDeps {
  client: QueryClient;
  remove(conversation: string): Promise<Result<undefined>>;
  /** Shows the error. Called before the list is read again. */
  alert(error: AppError): void;
}

/** Removes a conversation from the list, then tells the server. If that fails, it shows the error and reads the list again. */
export async function removeChat(conversation: string, { client, remove, alert }: RemovalDeps): Promise<boolean> {
  // An answer in flight would briefly restore the line.
  await client.cancelQueries(CHATS);
  patchChats(client, (chats) => withoutConversation(chats, conversation));
  const result = await remove(conversation);
  if (result.ok) return true;
  alert(result.error);
  await client.invalidateQueries(CHATS);
  return false;
}

/** Removes every conversation with a profile. All lines disappear before the first call. Returns false if one could not be removed. */
export async function removeProfile(profile: string, conversations: readonly string[], deps: RemovalDeps): Promise<boolean> {
  await deps.client.cancelQueries(CHATS);
  patchChats(deps.client, (chats) => withoutProfile(chats, profile));
  const removed = await Promise.all(conversations.map((conversation) => removeChat(conversation, deps)));
  return removed.every(Boolean);
}
