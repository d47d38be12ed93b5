/** Where the browser says how the visitor pays for data; not every browser does. */
interface Connection {
  readonly connection?: { readonly saveData?: boolean };
}

/** Whether a film may start by itself: not for who wants less motion, nor for who saves data. In the browser only. */
export const mayMove = (
  { matchMedia }: Pick<Window, 'matchMedia'> = window,
  { connection }: Connection = navigator as Connection,
): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true;
