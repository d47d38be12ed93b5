/** A clock that is right to within this many milliseconds is believed: the header that corrects it knows whole seconds only. */
const TOLERANCE = 5_000;

let offset = 0;

/** Milliseconds now by the server's clock, as far as an answer has told it: the clock of a device may be days off. */
export const serverNow = (): number => Date.now() + offset;

/** Learns the server's clock from the `Date` header of an answer. Times by the clock of this device, in milliseconds. */
export function learnServerTime(date: string, { sent, received }: { sent: number; received: number }): void {
  const said = Date.parse(date);
  // An answer that was long under way tells little.
  if (Number.isNaN(said) || received < sent || received - sent > TOLERANCE) return;
  const difference = said + 500 - (sent + received) / 2;
  if (Math.abs(difference) <= TOLERANCE) offset = 0;
  else if (Math.abs(difference - offset) > TOLERANCE / 2) offset = difference;
}
