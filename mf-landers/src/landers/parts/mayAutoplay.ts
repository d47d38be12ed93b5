/** The Network Information API; not every browser has it. */
interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether a film may start by itself: not with reduced motion, nor with data saving. Browser only. */
export const mayAutoplay = (
  { matchMedia }: Pick<Window, 'matchMedia'> = window,
  { connection }: Connection = navigator as Connection,
): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true;
