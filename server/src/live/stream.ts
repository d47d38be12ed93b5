import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { LIVE_BEAT, LIVE_LEAVE, type LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { EventPage } from './repository.ts';

/** An open tab. */
export interface Stream {
  readonly memberId: string;
  readonly sessionId: string;
  /** The session token with which the tab connected. */
  readonly token: string;
  /** Number of the newest event that the tab has. */
  reached(): number;
  /** False once the tab is gone. */
  open(): boolean;
  /**
   * Sends the events of a page that the tab does not have yet, and returns them. If some are missing in between, the tab
   * is told to read everything again, and the result is null. `since`: what the tab had when the page was read.
   */
  give(page: EventPage, since: number): readonly LiveEvent[] | null;
  /** Sends an event that is not stored. */
  tell(event: LiveEvent): void;
  beat(): void;
  /** Resolves once the last byte is sent, or the tab is gone. */
  end(): Promise<void>;
  /** Like `end`, and asks the tab to come back at a random moment within this many milliseconds. */
  leave(within: number): Promise<void>;
}

interface Opening extends Pick<Stream, 'memberId' | 'sessionId' | 'token'> {
  /** Number of the newest event that the tab has. */
  readonly after: number;
  readonly out: ServerResponse;
}

/** Does not write yet. */
export function openStream({ after, out, ...whose }: Opening): Stream {
  let reached = after;

  const send = (event: LiveEvent, id: number | null) => {
    out.write(`${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`);
  };

  async function end(): Promise<void> {
    out.end();
    await finished(out).catch((gone: unknown) => {
      if (!out.destroyed) throw gone;
    });
  }

  return {
    ...whose,
    reached: () => reached,
    open: () => !out.writableEnded,
    give({ events, through, newest }, since) {
      const fresh = events.filter(({ number }) => number > reached);
      // Deleted after a day, or lost in a crash. A lower number than before is that of another database.
      const isMissing = newest < since || (through > reached && fresh[0]?.number !== reached + 1);
      if (isMissing) {
        reached = newest;
        send({ type: 'resync' }, reached);
        return null;
      }
      for (const { number, event } of fresh) {
        send(event, number);
        reached = number;
      }
      return fresh.map(({ event }) => event);
    },
    tell: (event) => send(event, null),
    // A comment would keep the connection open, too, but a page does not see comments, and could not notice that they
    // stopped.
    beat: () => out.write(`event: ${LIVE_BEAT}\ndata: -\n\n`),
    end,
    async leave(within) {
      if (!out.writableEnded) out.write(`event: ${LIVE_LEAVE}\ndata: ${within}\n\n`);
      await end();
    },
  };
}
