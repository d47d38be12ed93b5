import { setTimeout } from 'node:timers/promises';
import { atMost } from '../atMost.ts';
import { Overloaded } from '../db/bulkhead.ts';

/** Pages that are made at a time. */
const AT_A_TIME = 2;
/** People who wait for theirs. More than that would wait longer than anyone does. */
export const MOST_WAITING = 300;
/** Milliseconds after which a page that still waits for something, such as a rendered screen, lets the next one begin. */
export const GIVES_WAY_AFTER = 20;

/**
 * Makes pages for people without a session in turn: a hundred of them may come at once, and members' calls would wait for
 * all of their pages. `made` resolves when a page is made and only has to be sent, `patience` when it has had its time:
 * both let the next one begin. Rejects with `Overloaded` if too many wait.
 */
export function createStrangers(
  patience: () => Promise<unknown> = () => setTimeout(GIVES_WAY_AFTER),
): (answer: () => Promise<unknown>, made?: Promise<void>) => Promise<unknown> {
  const inTurn = atMost(AT_A_TIME);
  let waiting = 0;
  return async (answer, made = new Promise(() => undefined)) => {
    if (waiting >= MOST_WAITING) throw new Overloaded('Too many people without a session wait for a page.');
    waiting += 1;
    const begun = await inTurn(async () => {
      waiting -= 1;
      const answering = answer();
      await Promise.race([answering.catch(() => undefined), made, patience()]);
      // Not the promise itself, which would be awaited here.
      return { answering };
    });
    return begun.answering;
  };
}
