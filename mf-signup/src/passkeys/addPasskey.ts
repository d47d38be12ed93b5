import { call, newRequestId } from '@amarena/shared/api';
import { type Passkey, postPasskey, postPasskeyOptions } from '@amarena/shared/contracts/account/passkeys';
import type { AppError } from '@amarena/shared/errors';
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';

/** How adding ended. `known`: this device has a passkey already. `cancelled`: the person or the device declined. */
export type Added =
  | { readonly status: 'added'; readonly passkeys: Passkey[] }
  | { readonly status: 'refused'; readonly error: AppError }
  | { readonly status: 'cancelled' | 'known' };

/** Whether this browser supports passkeys. */
export const passkeysPossible = (): boolean => typeof window.PublicKeyCredential === 'function';

function refusalOf(cause: unknown): Added {
  if (cause instanceof WebAuthnError && cause.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { status: 'known' };
  if (cause instanceof WebAuthnError || (cause instanceof Error && cause.name === 'NotAllowedError')) return { status: 'cancelled' };
  throw cause;
}

/** Creates a passkey on the device, after checking the password. */
export async function addPasskey(password: string): Promise<Added> {
  const asked = await call(postPasskeyOptions, { body: { password }, requestId: newRequestId() });
  if (!asked.ok) return { status: 'refused', error: asked.error };
  try {
    const made = await startRegistration({ optionsJSON: asked.value.options });
    const passkey = { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
    const answer = await call(postPasskey, { body: { passkey }, requestId: newRequestId() });
    return answer.ok ? { status: 'added', passkeys: answer.value.passkeys } : { status: 'refused', error: answer.error };
  } catch (cause) {
    return refusalOf(cause);
  }
}
