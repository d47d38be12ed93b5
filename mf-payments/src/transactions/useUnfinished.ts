import { call, newRequestId } from '@amarena/shared/api';
import { getPackages } from '@amarena/shared/contracts/money/packages';
import { getPayment, getTransactions, putPayment } from '@amarena/shared/contracts/money/payments';
import type { AppError } from '@amarena/shared/errors';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { useState } from 'react';

type Action = 'resume' | 'cancel';
export type Doing = { status: 'idle' } | { status: 'busy'; action: Action } | { status: 'failed'; error: AppError };

/** Resumes or cancels an unfinished payment. `leave` goes to the provider's page. */
export function useUnfinished(id: string, leave: (address: string) => void): { doing: Doing; resume: () => void; cancel: () => void } {
  const client = useQueryClient();
  const [doing, setDoing] = useState<Doing>({ status: 'idle' });

  const act = async (action: Action) => {
    if (doing.status === 'busy') return;
    setDoing({ status: 'busy', action });
    const answer = await call(putPayment, { body: { id, action }, requestId: newRequestId() });
    if (!answer.ok) return setDoing({ status: 'failed', error: answer.error });
    // Stays busy: the document is about to change.
    if (answer.value.redirect !== null) return leave(answer.value.redirect);
    setDoing({ status: 'idle' });
    client.setQueryData(keyOf(getPayment, { query: { id } }), { payment: answer.value.payment });
    for (const endpoint of [getTransactions, getPackages]) void client.invalidateQueries({ queryKey: [endpoint.name] });
  };
  return { doing, resume: () => void act('resume'), cancel: () => void act('cancel') };
}
