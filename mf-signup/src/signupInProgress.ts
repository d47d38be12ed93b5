import { useLayoutEffect } from 'react';
import type { Creation } from './account/useCreateAccount.ts';
import type { StepsView } from './steps/useSteps.ts';

/** From the press on the button: until the page knows its new member, the account is still being made. */
export const accountInProgress = ({ status }: Creation): boolean => status === 'busy' || status === 'done';

/** Until the last step. While the steps load, the account exists already. */
export const stepsInProgress = (view: StepsView): boolean => view.status === 'loading' || (view.status === 'ready' && view.step !== 'mail');

/** Tells the host while sign-up is in progress, so that it does not close. */
export function useProgress(inProgress: boolean, onProgress: ((inProgress: boolean) => void) | undefined): void {
  // Before the paint: a press on the backdrop right after the one on the button must not close the dialog.
  useLayoutEffect(() => onProgress?.(inProgress), [inProgress, onProgress]);
}
