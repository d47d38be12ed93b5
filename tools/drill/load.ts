import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { within } from './bounds.ts';
import { CallRefused } from './client.ts';
import { buy, type Person, write } from './people.ts';

/** What was sent, and when. */
export interface Sent {
  readonly client_id: string;
  readonly from: Person;
  readonly to: Person;
  /** Milliseconds since the epoch. */
  readonly began: number;
  readonly answered: number;
}

/** A payment that a member approved at the provider. */
export interface Approved {
  readonly id: string;
  readonly by: Person;
}

export interface Load {
  readonly sent: readonly Sent[];
  readonly payments: readonly Approved[];
  /** Refusals that no retry changed. */
  readonly refused: readonly string[];
  /** Ends after what is under way. */
  stop(): Promise<void>;
}

const NO_CREDITS = 'credits_insufficient';
/** Milliseconds between two messages of a member: the site allows sixty in a minute. */
const RHYTHM = 1_100;
/** Milliseconds: more than a member tries to buy and to write. */
const STOP_WITHIN = 400_000;

/** All members write to each other, in pairs, and buy credits when they have none. */
export function startLoad(people: readonly Person[]): Load {
  const sent: Sent[] = [];
  const payments: Approved[] = [];
  const refused: string[] = [];
  let stopping = false;

  async function live(person: Person, partner: Person): Promise<void> {
    let credits = 0;
    for (let number = 0; !stopping; number += 1) {
      try {
        if (credits <= 0) {
          payments.push({ id: await buy(person), by: person });
          credits = 1;
        }
        const [client_id, began] = [randomUUID(), Date.now()];
        credits = await write(person, partner, { client_id, text: `Messaggio ${number}` });
        sent.push({ client_id, from: person, to: partner, began, answered: Date.now() });
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
      await within(STOP_WITHIN, 'What members had under way', Promise.all(lives));
    },
  };
}
