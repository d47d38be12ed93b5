/** A device clock within this many milliseconds is trusted: the header that corrects it has only whole seconds. */
const TOLERANCE = 5_000;

let offset = 0;

/** Milliseconds now by the server's clock, as far as a response has revealed it: a device's clock can be days off. */
export const serverNow = (): number => Date.now() + offset;

/** Learns the server's clock from the `Date` header of a response. Times by this device's clock, in milliseconds. */
export function learnServerTime(date: string, { sent, received }: { sent: number; received: number }): void {
  const said = Date.parse(date);
  // A response that took long is too imprecise.
  if (Number.isNaN(said) || received < sent || received - sent > TOLERANCE) return;
  const difference = said + 500 - (sent + received) / 2;
  if (Math.abs(difference) <= TOLERANCE) offset = 0;
  else if (Math.abs(difference - offset) > TOLERANCE / 2) offset = difference;
}
