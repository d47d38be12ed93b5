import { useRef } from 'react';

/** Milliseconds within which two taps are a double tap. */
const DOUBLE_TAP = 400;

export interface SecondTap {
  /** Call when a press puts something else under the finger. */
  changed(): void;
  /** True if a press now is the second one of a double tap, meant for what was there before. */
  isOne(): boolean;
}

/** Tells the second press of a double tap, which would act on what the first one brought up. */
export function useSecondTap(): SecondTap {
  const at = useRef(Number.NEGATIVE_INFINITY);
  return {
    changed() {
      at.current = performance.now();
    },
    isOne: () => performance.now() - at.current < DOUBLE_TAP,
  };
}
