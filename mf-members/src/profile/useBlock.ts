import { newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { deleteBlock, getBlocks, postBlock } from '@amarena/shared/contracts/people/blocks';
import { getLikeList, getLikes } from '@amarena/shared/contracts/people/likes';
import { getRelated, type Profile } from '@amarena/shared/contracts/people/profile';
import { search } from '@amarena/shared/contracts/people/search';
import { getVisits } from '@amarena/shared/contracts/people/visits';
import { useProblemText } from '@amarena/shared/errors';
import { patchMember } from '@amarena/shared/people';
import { answerOrThrow, invalidate, problemOf, useMutation, useQueryClient } from '@amarena/shared/query';
import { useT } from '../catalogue.ts';

export interface Block {
  busy: boolean;
  /** Blocks or unblocks a member. `onEnd` is called in every case. */
  toggle(onEnd?: () => void): void;
}

/** Not optimistic: a member who blocks someone must be able to rely on what the screen shows. */
export function useBlock({ id, name, blocked }: Pick<Profile, 'id' | 'name' | 'blocked'>): Block {
  const client = useQueryClient();
  const t = useT();
  const problemText = useProblemText();
  const change = useMutation({
    mutationFn: (requestId: string) => answerOrThrow(blocked ? deleteBlock : postBlock, { body: { profile: id }, requestId }),
    onSuccess: () => {
      patchMember(client, id, { blocked: !blocked });
      void invalidate(client, [getBlocks, getRelated, getLikes, getLikeList, getVisits, search]);
      bus.ask({ type: 'toast', tone: 'success', text: t(blocked ? 'profile.unblocked' : 'profile.blocked', { name }) });
    },
    onError: (cause) => {
      const problem = problemOf(cause);
      if (problem.code === 'authentication_required') return;
      const why = problem.code === 'report_open' ? problemText(problem) : null;
      bus.ask({ type: 'toast', tone: 'danger', text: why ?? t(blocked ? 'profile.unblock_failed' : 'profile.block_failed') });
    },
  });
  return {
    busy: change.isPending,
    toggle: (onEnd) => change.mutate(newRequestId(), { onSettled: () => onEnd?.() }),
  };
}
