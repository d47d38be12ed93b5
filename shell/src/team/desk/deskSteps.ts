import { call, newRequestId } from '@amarena/shared/api';
import {
  type DeskStep,
  type DeskStepState,
  postDeliveryChallenge,
  postDeliveryStep,
} from '@amarena/shared/contracts/platform/deliveryDesk';
import type { AppError } from '@amarena/shared/errors/apiErrors';
import { startAuthentication, WebAuthnError } from '@simplewebauthn/browser';

/** How an order ended. `cancelled`: the person or the device declined, or the answer counts for nothing. */
export type Ordered =
  | { readonly status: 'begun'; readonly step: DeskStepState }
  | { readonly status: 'refused'; readonly error: AppError }
  | { readonly status: 'cancelled' };

const isCancelled = (cause: unknown): boolean =>
  cause instanceof WebAuthnError || (cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name));

/** Has a passkey confirm a step, and orders it. */
export async function orderStep(step: DeskStep): Promise<Ordered> {
  const asked = await call(postDeliveryChallenge, { body: { step }, requestId: newRequestId() });
  if (!asked.ok) return { status: 'refused', error: asked.error };
  try {
    const chosen = await startAuthentication({ optionsJSON: asked.value.options });
    const passkey = { ...chosen, clientExtensionResults: { ...chosen.clientExtensionResults } };
    const answer = await call(postDeliveryStep, { body: { step, passkey }, requestId: newRequestId() });
    if (answer.ok) return { status: 'begun', step: answer.value };
    // The words of this error are about logging in.
    return answer.error.code === 'passkey_failed' ? { status: 'cancelled' } : { status: 'refused', error: answer.error };
  } catch (cause) {
    if (isCancelled(cause)) return { status: 'cancelled' };
    throw cause;
  }
}
