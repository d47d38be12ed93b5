import { call } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { getChat } from '@amarena/shared/contracts/chat/chats';
import { deleteBlock, postBlock } from '@amarena/shared/contracts/people/blocks';
import type { Card } from '@amarena/shared/contracts/people/profile';
import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import { type AppError, useProblemText } from '@amarena/shared/errors';
import { patchMember, toggleLike, useLikesOfOtherTabs } from '@amarena/shared/people';
import { invalidate, type QueryClient, useQueryClient } from '@amarena/shared/query';
import { useT } from '../catalogue.ts';
import { knownChats } from '../chats.pages.ts';
import type { Removals } from '../undoableRemovals.ts';

/** Actions on a partner besides writing. Each shows at once, with a message if it fails. */
export interface PartnerActs {
  like(): void;
  block(): void;
  unblock(): void;
  /** Removes every conversation with the partner and returns to the list. It can be undone for a moment. */
  remove(): void;
}

const again = (client: QueryClient, endpoint: Endpoint) => void invalidate(client, [endpoint]);

interface PartnerDeps {
  removals: Removals;
  onLeave(): void;
}

export function usePartner(profile: Card, conversation: string | null, { removals, onLeave }: PartnerDeps): PartnerActs {
  const t = useT();
  const client = useQueryClient();
  useLikesOfOtherTabs(client);
  const problemText = useProblemText();
  const say = (text: string | null, tone: 'success' | 'danger') => {
    if (text !== null) bus.ask({ type: 'toast', tone, text });
  };
  const alert = (error: AppError) => say(problemText(error), 'danger');

  const like = async () => {
    const result = await toggleLike(client, profile);
    if (!result.ok) alert(result.error);
    else if (result.value.mutual) say(t('conversation.mutual', { name: profile.name }), 'success');
  };
  const setBlocked = async (blocked: boolean) => {
    const result = await call(blocked ? postBlock : deleteBlock, { body: { profile: profile.id } });
    if (!result.ok) return alert(result.error);
    patchMember(client, profile.id, { blocked });
    say(t(blocked ? 'conversation.blocked' : 'conversation.unblocked', { name: profile.name }), 'success');
    again(client, getChat);
  };
  const remove = () => {
    const ids = knownChats(client)
      .filter((chat) => chat.profile.id === profile.id)
      .map((chat) => chat.conversation.id);
    const conversations = [...new Set(conversation === null ? ids : [...ids, conversation])];
    removals.add({ partner: profile.id, name: profile.name, conversations });
    onLeave();
  };
  return {
    like: () => void like(),
    block: () => void setBlocked(true),
    unblock: () => void setBlocked(false),
    remove,
  };
}
