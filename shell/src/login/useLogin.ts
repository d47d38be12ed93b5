import { call } from '@amarena/shared/api';
import { postUser } from '@amarena/shared/contracts/account/userCalls';
import type { AppError } from '@amarena/shared/errors/apiErrors';
import { useState } from 'react';
import { useSessionKeeper } from '../provided.ts';
import { type LoginField, type LoginForm, missingFields } from './login.model.ts';

export type LoginState =
  | { readonly status: 'editing'; readonly missing: readonly LoginField[] }
  | { readonly status: 'busy' }
  | { readonly status: 'refused'; readonly error: AppError };

/** The log-in and its state. The address decides where a logged-in member goes next. */
export function useLogin() {
  const session = useSessionKeeper();
  const [state, setState] = useState<LoginState>({ status: 'editing', missing: [] });

  async function logIn(form: LoginForm): Promise<readonly LoginField[]> {
    const missing = missingFields(form);
    if (missing.length > 0) {
      setState({ status: 'editing', missing });
      return missing;
    }
    setState({ status: 'busy' });
    const answer = await call(postUser, { body: form });
    if (answer.ok) session.became(answer.value.user);
    else setState({ status: 'refused', error: answer.error });
    return [];
  }

  return {
    state,
    logIn,
    edit: () => setState({ status: 'editing', missing: [] }),
    refused: (error: AppError) => setState({ status: 'refused', error }),
  };
}
