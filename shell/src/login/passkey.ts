import { call, newRequestId } from '@amarena/shared/api';
import { postPasskeyChallenge, postPasskeyLogin } from '@amarena/shared/contracts/account/passkeys';
import type { User } from '@amarena/shared/contracts/account/user';
import type { AppError } from '@amarena/shared/errors/apiErrors';
import { startAuthentication, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';

/** How a log-in by passkey ended. `cancelled`: the person chose none, or another request interrupted it. */
export type PasskeyOutcome =
  | { readonly status: 'member'; readonly user: User }
  | { readonly status: 'refused'; readonly error: AppError }
  | { readonly status: 'cancelled' };

interface Asking {
  /** True: offered in the list under the e-mail field until someone picks one. False: asked for at once. */
  readonly autofill: boolean;
  /** Whether the session outlives the browser. Read when someone has chosen a passkey. */
  remember(): boolean;
  /** False once nobody is there to be asked any more. */
  isWanted(): boolean;
}

const isCancelled = (cause: unknown): boolean =>
  cause instanceof WebAuthnError || (cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name));

/** Logs in with a passkey from this device or a nearby one. */
export async function logInByPasskey({ autofill, remember, isWanted }: Asking): Promise<PasskeyOutcome> {
  const asked = await call(postPasskeyChallenge, { body: {} });
  if (!asked.ok) return { status: 'refused', error: asked.error };
  if (!isWanted()) return { status: 'cancelled' };
  try {
    const chosen = await startAuthentication({ optionsJSON: asked.value.options, useBrowserAutofill: autofill });
    const passkey = { ...chosen, clientExtensionResults: { ...chosen.clientExtensionResults } };
    const answer = await call(postPasskeyLogin, { body: { passkey, remember: remember() }, requestId: newRequestId() });
    return answer.ok ? { status: 'member', user: answer.value.user } : { status: 'refused', error: answer.error };
  } catch (cause) {
    if (isCancelled(cause)) return { status: 'cancelled' };
    throw cause;
  }
}

/** Cancels the browser's offer. */
export const cancelOffer = (): void => WebAuthnAbortService.cancelCeremony();
