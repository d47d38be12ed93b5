import { setTimeout } from 'node:timers/promises';
import { atMost } from '../atMost.ts';

/** Pages that are made at a time. */
const AT_A_TIME = 2;
/** Milliseconds after which a page that still waits for something, such as a rendered screen, lets the next one begin. */
export const GIVES_WAY_AFTER = 20;

/**
 * Makes pages for people without a session in turn: a hundred of them may come at once, and members' calls would wait for
 * all of their pages.
 */
export function createStrangers(): (answer: () => Promise<unknown>) => Promise<unknown> {
  const inTurn = atMost(AT_A_TIME);
  return async (answer) => {
    const begun = await inTurn(async () => {
      const answering = answer();
      await Promise.race([answering.catch(() => undefined), setTimeout(GIVES_WAY_AFTER)]);
      // Not the promise itself, which would be awaited here.
      return { answering };
    });
    return begun.answering;
  };
}
