import { bus, useLive } from '@amarena/shared/bus';
import { getLikeList, getLikes } from '@amarena/shared/contracts/people/likes';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { patchMember } from '@amarena/shared/people';
import { invalidate, useQueryClient } from '@amarena/shared/query';
import { pathTo } from '@amarena/shared/router';
import { useCallback } from 'react';
import { useT } from './catalogue.ts';

/** Announces a mutual like, with a link to write a first message. */
export function useMutualToast(): (member: Pick<Card, 'id' | 'name'>) => void {
  const t = useT();
  const common = useCommonT();
  return useCallback(
    ({ id, name }) => {
      const action = { label: common('action.write_to', { name }), to: pathTo('members-id-chat', { id }) };
      bus.ask({ type: 'toast', tone: 'success', text: t('like.mutual', { name }), action });
    },
    [t, common],
  );
}

/** Announces on the open screen when a member whom this member liked likes them back. */
export function useMutualNews(): void {
  const client = useQueryClient();
  const tell = useMutualToast();
  useLive('mutual', ({ profile }) => {
    patchMember(client, profile.id, { mutual: true });
    void invalidate(client, [getLikes, getLikeList]);
    tell(profile);
  });
}
