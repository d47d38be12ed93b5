import type { AppError } from '@amarena/shared/errors/apiErrors';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSessionKeeper } from '../provided.ts';

/** Milliseconds after which the offer is renewed, before its challenge expires. */
const OFFER_FOR = 240_000;

const passkeyCode = () => import('./passkey.ts');

/** Whether the browser can list passkeys under a field. */
const canOffer = async (): Promise<boolean> => (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) === true;

interface Options {
  /** Whether the session should outlive the browser. */
  remember(): boolean;
  refused(error: AppError): void;
}

/** Log-in with a passkey: on a button press and, if the browser supports it, from the list under the e-mail field. */
export function usePasskey({ remember, refused }: Options) {
  const session = useSessionKeeper();
  const [busy, setBusy] = useState(false);
  const cancelOffer = useRef<(() => void) | null>(null);
  const isHere = useRef(false);

  async function logIn(autofill: boolean): Promise<void> {
    const code = await passkeyCode();
    cancelOffer.current = code.cancelOffer;
    // An offer that begins after the page was left would stay open on the next one.
    if (!isHere.current) return;
    const outcome = await code.logInByPasskey({ autofill, remember, isWanted: () => isHere.current });
    if (outcome.status === 'member') session.became(outcome.user);
    // The person did not ask for the offer, so a network failure of it is not shown.
    if (outcome.status === 'refused' && !(autofill && outcome.error.code === 'network')) refused(outcome.error);
  }

  const offer = () => {
    canOffer()
      .then((offered) => (offered ? logIn(true) : undefined))
      .catch((cause: unknown) => console.debug('This browser offers no passkeys', cause));
  };
  const offerAgain = useEffectEvent(offer);
  useEffect(() => {
    isHere.current = true;
    offerAgain();
    const timer = setInterval(() => offerAgain(), OFFER_FOR);
    const cancel = () => cancelOffer.current?.();
    const renew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) offerAgain();
    };
    // A browser does not keep a page for "back" while such a request is open.
    window.addEventListener('pagehide', cancel);
    window.addEventListener('pageshow', renew);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', cancel);
      window.removeEventListener('pageshow', renew);
      isHere.current = false;
      cancel();
    };
  }, []);

  return {
    /** Whether this browser supports passkeys. */
    possible: typeof window.PublicKeyCredential === 'function',
    busy,
    async press(): Promise<void> {
      setBusy(true);
      try {
        await logIn(false);
      } catch (cause) {
        console.warn('The passkey could not be asked', cause);
        refused({ code: 'generic', status: 0 });
      }
      setBusy(false);
      // The request of the button press cancelled the offer; start it again.
      offer();
    },
  };
}
