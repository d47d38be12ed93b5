import { call, newRequestId } from '@amarena/shared/api';
import { postComplaint } from '@amarena/shared/contracts/moderation/complaints';
import type { BodyOf } from '@amarena/shared/contracts/platform/endpoint';
import type { AppError } from '@amarena/shared/errors';
import { useRef, useState } from 'react';

export type Sending =
  | { status: 'open' }
  | { status: 'busy' }
  | { status: 'refused'; error: AppError }
  | { status: 'done'; number: number; email: string | null };

type Complaint = BodyOf<typeof postComplaint>;

/** Sends a complaint. Sending the same text again after a lost answer does not create a second case. */
export function useComplaint(): { sending: Sending; send: (complaint: Complaint) => void } {
  const [sending, setSending] = useState<Sending>({ status: 'open' });
  const intent = useRef({ body: '', requestId: '' });
  const send = async (body: Complaint) => {
    if (sending.status === 'busy') return;
    setSending({ status: 'busy' });
    const key = JSON.stringify(body);
    if (intent.current.body !== key) intent.current = { body: key, requestId: newRequestId() };
    const answer = await call(postComplaint, { body, requestId: intent.current.requestId });
    setSending(answer.ok ? { status: 'done', number: answer.value.number, email: body.email } : { status: 'refused', error: answer.error });
  };
  return { sending, send: (complaint) => void send(complaint) };
}
