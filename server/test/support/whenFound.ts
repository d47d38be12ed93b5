import { setTimeout } from 'node:timers/promises';

/** Milliseconds. */
const LOOK_EVERY = 50;
/** A test that waits in vain ends with an error, and does not go on looking after it has failed. */
const LOOKS = 800;

/** Asks again until the answer is not null. */
export async function whenFound<Value>(look: () => Promise<Value | null>, looks: number = LOOKS): Promise<Value> {
  const found = await look();
  if (found !== null) return found;
  if (looks === 0) throw new Error('What the test waits for did not happen.');
  await setTimeout(LOOK_EVERY);
  return whenFound(look, looks - 1);
}
