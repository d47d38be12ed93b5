import type { SignupStep } from '@amarena/shared/contracts/account/signupStepOrder';
import { carriedHere, navigate } from '@amarena/shared/router';
import { useEffect, useState } from 'react';

const PARAMETER = 'step';
const inAddress = (): string | null => new URLSearchParams(window.location.search).get(PARAMETER);

const addressOf = (step: SignupStep): string => {
  const address = new URL(window.location.href);
  address.searchParams.set(PARAMETER, step);
  return address.pathname + address.search;
};

export interface StepEntry {
  /** Name of the chosen step, as found in the address; null: none was chosen. */
  at: string | null;
  /** Puts the initial step, which the person did not choose, into the address, so that a reload and "back" return to it. */
  begin(step: SignupStep): void;
  goOn(from: SignupStep, to: SignupStep): void;
  goBack(to: SignupStep): void;
}

/** The chosen step. On its own page each step is a history entry; in a dialog the address belongs to another page. */
export function useStepEntry(ownPage: boolean): StepEntry {
  const [at, setAt] = useState(ownPage ? inAddress : null);
  useEffect(() => {
    if (!ownPage) return;
    const moved = () => setAt(inAddress());
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, [ownPage]);
  return {
    at,
    begin(step) {
      if (ownPage) navigate(addressOf(step), { replace: true });
      setAt(step);
    },
    goOn(from, to) {
      if (ownPage) navigate(addressOf(to), { carried: { before: from } });
      setAt(to);
    },
    goBack(to) {
      if (ownPage && carriedHere('before') === to) {
        window.history.back();
        return;
      }
      if (ownPage) navigate(addressOf(to), { replace: true });
      setAt(to);
    },
  };
}
