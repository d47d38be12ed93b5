import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { LIVE_BEAT, type LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { Db } from '../db/schema.ts';
import { eventsAfter, newestNumber, oldestKept } from './repository.ts';

const BATCH = 100;

/** An open tab. `after` is the number of the newest event that it has. */
export interface Stream {
  readonly memberId: string;
  readonly sessionId: string;
  /** The session token with which the tab connected. */
  readonly token: string;
  /**
   * Sends and returns everything stored since the last call. A call while another runs makes that one look again, and
   * returns nothing.
   */
  catchUp(): Promise<readonly LiveEvent[]>;
  /** Sends an event that is not stored. */
  tell(event: LiveEvent): void;
  beat(): void;
  /** Resolves once the last byte is sent, or the tab is gone. */
  end(): Promise<void>;
}

interface Opening {
  readonly db: Db;
  readonly memberId: string;
  readonly sessionId: string;
  readonly token: string;
  /** Null: only new events. */
  readonly after: number | null;
  readonly out: ServerResponse;
}

/** Where to resume, and whether too much was missed to do so. */
async function resumeAt(db: Db, memberId: string, after: number | null): Promise<{ number: number; missed: boolean }> {
  const newest = await newestNumber(db, memberId);
  if (after === null) return { number: newest, missed: false };
  const oldest = (await oldestKept(db, memberId)) ?? newest + 1;
  // A number above the newest comes from another database: this one was set up anew.
  const missed = after + 1 < oldest || after > newest;
  return { number: missed ? newest : after, missed };
}

/** Finds where to resume; does not write yet. */
export async function openStream({ db, memberId, sessionId, token, after, out }: Opening): Promise<Stream> {
  const start = await resumeAt(db, memberId, after);
  let reached = start.number;
  let running = false;
  let again = false;

  const send = (event: LiveEvent, id: number | null) => {
    out.write(`${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`);
  };

  let missed = start.missed;
  async function sendStored(): Promise<LiveEvent[]> {
    const sent: LiveEvent[] = [];
    if (missed) send({ type: 'resync' }, reached);
    missed = false;
    for (;;) {
      const events = await eventsAfter(db, memberId, reached, BATCH);
      for (const { number, event } of events) {
        send(event, number);
        sent.push(event);
        reached = number;
      }
      if (events.length < BATCH) return sent;
    }
  }

  return {
    memberId,
    sessionId,
    token,
    async catchUp() {
      again = true;
      const sent: LiveEvent[] = [];
      if (running) return sent;
      running = true;
      try {
        while (again && !out.writableEnded) {
          again = false;
          sent.push(...(await sendStored()));
        }
        return sent;
      } finally {
        running = false;
      }
    },
    tell: (event) => send(event, null),
    // A comment would keep the connection open, too, but a page does not see comments, and could not notice that they
    // stopped.
    beat: () => out.write(`event: ${LIVE_BEAT}\ndata: -\n\n`),
    async end() {
      out.end();
      await finished(out).catch((gone: unknown) => {
        if (!out.destroyed) throw gone;
      });
    },
  };
}
