import { bus, useMember } from '@amarena/shared/bus';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { type AppError, problemText } from '@amarena/shared/errors';
import { currentLanguage } from '@amarena/shared/i18n';
import { toggleLike } from '@amarena/shared/people';
import { useQueryClient } from '@amarena/shared/query';
import { useCallback } from 'react';
import { useT } from './catalogue.ts';
import { useMutualToast } from './useMutual.ts';

type Liked = Pick<Card, 'id' | 'name' | 'liked'>;

/** For these errors the server's sentence explains more; for the others we say what did not happen. */
const EXPLAINED: readonly AppError['code'][] = [
  'authentication_required',
  'blocked_by_user',
  'blocked',
  'like_self',
  'address_unconfirmed',
  'account_suspended',
];

/**
 * Likes a member or removes the like: shown at once, undone with a message if the server refuses. The function stays
 * the same for the same member and language, so that cards do not render again.
 */
export function useLike(): (member: Liked) => Promise<void> {
  const client = useQueryClient();
  const visitor = useMember() === null;
  const t = useT();
  const tellMutual = useMutualToast();

  return useCallback(
    async ({ id, name, liked }) => {
      if (visitor) {
        bus.ask({ type: 'signup', profile: id });
        return;
      }
      const result = await toggleLike(client, { id, liked });
      if (result.ok) {
        if (result.value.mutual) tellMutual({ id, name });
        return;
      }
      const text = EXPLAINED.includes(result.error.code)
        ? problemText(result.error, currentLanguage())
        : t(liked ? 'unlike.failed' : 'like.failed');
      if (text !== null) bus.ask({ type: 'toast', tone: 'danger', text });
    },
    [client, visitor, t, tellMutual],
  );
}
