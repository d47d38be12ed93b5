import type { AppError } from '@amarena/shared/errors/codes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTools } from '../tools.ts';

/** Milliseconds after which an offer is made anew: what it asks with is over soon. */
const OFFER_FOR = 240_000;

const passkeyCode = () => import('./passkey.ts');

/** Whether the browser shows passkeys in the list under a field. */
const canOffer = async (): Promise<boolean> => (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) === true;

interface Options {
  /** Whether the session is to outlive the browser. */
  remember(): boolean;
  refused(error: AppError): void;
}

/** Log-in by passkey: at a press, and from the list under the e-mail field where the browser has one. */
export function usePasskey({ remember, refused }: Options) {
  const { session } = useTools();
  const [busy, setBusy] = useState(false);

  async function logIn(autofill: boolean): Promise<void> {
    const { logInByPasskey } = await passkeyCode();
    const outcome = await logInByPasskey({ autofill, remember });
    if (outcome.status === 'member') session.becameMember(outcome.user);
    // That passkeys cannot be offered right now is nothing to talk about: nobody asked for one.
    if (outcome.status === 'refused' && !(autofill && outcome.error.code === 'network')) refused(outcome.error);
  }

  const offer = () => {
    canOffer()
      .then((offered) => (offered ? logIn(true) : undefined))
      .catch((cause: unknown) => console.debug('This browser offers no passkeys', cause));
  };
  const offerAgain = useEffectEvent(offer);
  useEffect(() => {
    offerAgain();
    const timer = setInterval(() => offerAgain(), OFFER_FOR);
    return () => {
      clearInterval(timer);
      void canOffer().then(async (offered) => offered && (await passkeyCode()).stopOffering());
    };
  }, []);

  return {
    /** Whether this browser knows passkeys at all. */
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
      // The question at the press took the place of the offer.
      offer();
    },
  };
}
