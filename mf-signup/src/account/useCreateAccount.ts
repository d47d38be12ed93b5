import { call, newRequestId } from '@amarena/shared/api';
import { bus, useStream } from '@amarena/shared/bus';
import { postSignup, type SignupForm } from '@amarena/shared/contracts/account/signup';
import type { User } from '@amarena/shared/contracts/account/user';
import type { AppError } from '@amarena/shared/errors';
import { useRef, useState } from 'react';
import { currentTracking } from '../currentTracking.ts';
import { type AccountDraft, timeZone } from './account.model.ts';

export type Creation = { status: 'open' } | { status: 'busy' } | { status: 'refused'; error: AppError } | { status: 'done'; user: User };

/** What led here: a member's page, or a lander. */
export interface SignupSource {
  readonly profile: string | undefined;
  readonly lander: string | undefined;
}

type Complete = { [Field in keyof AccountDraft]: NonNullable<AccountDraft[Field]> };
export const isComplete = (draft: AccountDraft): draft is Complete =>
  draft.gender !== null && draft.seeks !== null && draft.country !== null;

/** Creates the account. Submitting the same draft again after a lost answer repeats the same request; a changed draft is a new one. */
export function useCreateAccount({ profile, lander }: SignupSource): { creation: Creation; create: (draft: Complete) => void } {
  const language = useStream(bus.language$);
  const [creation, setCreation] = useState<Creation>({ status: 'open' });
  const intent = useRef({ body: '', requestId: '' });

  const create = async (draft: Complete) => {
    if (creation.status === 'busy') return;
    setCreation({ status: 'busy' });
    const { signup_message, ...fields } = draft;
    const body: SignupForm = {
      ...fields,
      language,
      time_zone: timeZone(),
      ...(profile !== undefined && { profile }),
      ...(profile !== undefined && signup_message.trim() !== '' && { signup_message: signup_message.trim() }),
      tracking: currentTracking(),
      ...(lander !== undefined && { lander }),
    };
    const key = JSON.stringify(body);
    if (intent.current.body !== key) intent.current = { body: key, requestId: newRequestId() };
    const answer = await call(postSignup, { body, requestId: intent.current.requestId });
    setCreation(answer.ok ? { status: 'done', user: answer.value.user } : { status: 'refused', error: answer.error });
    if (answer.ok) bus.ask({ type: 'refresh' });
  };
  return { creation, create: (draft) => void create(draft) };
}
