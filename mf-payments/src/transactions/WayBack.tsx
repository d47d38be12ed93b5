import { getChats } from '@amarena/shared/contracts/chat/chats';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { INTERRUPTED_STORE, isProfile } from '@amarena/shared/contracts/platform/interrupted';
import { findRoute, pathTo } from '@amarena/shared/contracts/platform/routes';
import { queryFor, useQuery } from '@amarena/shared/query';
import { LinkButton } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { useInterrupted } from '../useInterrupted.ts';

/** After a purchase: a link to the conversation or profile for which credits were missing, offered once; otherwise to the messages. */
export function WayBack() {
  const t = useT();
  const interrupted = useInterrupted();
  if (interrupted === null) {
    return (
      <LinkButton size="lg" to={pathTo('chats')}>
        {t('outcome.chats')}
      </LinkButton>
    );
  }
  return (
    <LinkButton size="lg" to={interrupted} onClick={() => window.localStorage.removeItem(INTERRUPTED_STORE)}>
      <Place path={interrupted} />
    </LinkButton>
  );
}

function Place({ path }: { path: string }) {
  const t = useT();
  const name = useNameAt(path);
  if (isProfile(path)) return name === null ? t('outcome.profile') : t('outcome.profile_of', { name });
  return name === null ? t('outcome.chat') : t('outcome.chat_with', { name });
}

/** The partner's name at an address; null while it is unknown. */
function useNameAt(path: string): string | null {
  const match = findRoute(path);
  const id = match?.params.id ?? '';
  const listed = match?.route.name === 'chats-id';
  const chats = useQuery({ ...queryFor(getChats), enabled: listed }).data?.chats;
  const profile = useQuery({ ...queryFor(getProfile, { query: { id } }), enabled: !listed }).data?.profile;
  return (listed ? chats?.find(({ conversation }) => conversation.id === id)?.profile : profile)?.name ?? null;
}
