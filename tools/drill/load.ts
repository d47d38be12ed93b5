import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { CallRefused } from './client.ts';
import { buy, type Person, write } from './people.ts';

/** What was sent, and when. */
export interface Sent {
  readonly client_id: string;
  readonly to: Person;
  /** Milliseconds since the epoch. */
  readonly began: number;
  readonly answered: number;
}

export interface Load {
  readonly sent: readonly Sent[];
  /** Ids of the payments that members saw through. */
  readonly payments: readonly string[];
  /** Refusals that no retry changed. */
  readonly refused: readonly string[];
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

const NO_CREDITS = 'credits_insufficient';
/** Milliseconds between two messages of a member: the site allows sixty in a minute. */
const RHYTHM = 1_100;

/** All members write to each other, in pairs, and buy credits when they have none. */
export function startLoad(people: readonly Person[]): Load {
  const sent: Sent[] = [];
  const payments: string[] = [];
  const refused: string[] = [];
  let stopping = false;

  async function live(person: Person, partner: Person): Promise<void> {
    let credits = 0;
    for (let number = 0; !stopping; number += 1) {
      try {
        if (credits <= 0) {
          payments.push(await buy(person));
          credits = 1;
        }
        const [client_id, began] = [randomUUID(), Date.now()];
        credits = await write(person, partner, { client_id, text: `Messaggio ${number}` });
        sent.push({ client_id, to: partner, began, answered: Date.now() });
      } catch (cause) {
        if (!(cause instanceof CallRefused)) throw cause;
        // A payment that has not arrived yet is no fault; anything else shows in the report.
        if (!cause.message.includes(NO_CREDITS)) refused.push(cause.message);
        credits = 0;
      }
      await setTimeout(RHYTHM);
    }
  }

  const lives = people.map((person, index) => live(person, people[index % 2 === 0 ? index + 1 : index - 1] ?? person));
  return {
    sent,
    payments,
    refused,
    async stop() {
      stopping = true;
      await Promise.all(lives);
    },
  };
}
