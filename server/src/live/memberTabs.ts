import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { EventPage } from './repository.ts';
import type { Stream } from './stream.ts';

export interface MemberTabsDeps {
  /** The member's next stored events after a number. */
  read(after: number): Promise<EventPage>;
  /** These events have just reached a tab, and with them all before. */
  onNews(events: readonly LiveEvent[]): void;
  /** All events so far have reached a tab that has opened, or that reads everything again. */
  onAll(): void;
  onBroken(error: unknown): void;
}

/** Gives every tab what it does not have; returns what was new to at least one. Null: a tab has to read everything again. */
function giveAll(streams: readonly Stream[], page: EventPage, since: ReadonlyMap<Stream, number>): readonly LiveEvent[] | null {
  let most: readonly LiveEvent[] | null = [];
  for (const stream of streams) {
    const given = stream.give(page, since.get(stream) ?? 0);
    if (given === null) most = null;
    else if (most !== null && given.length > most.length) most = given;
  }
  return most;
}

/** The tabs of one member in this process. What is stored is read once for all of them. */
export function createMemberTabs({ read, onNews, onAll, onBroken }: MemberTabsDeps) {
  const streams = new Set<Stream>();
  const open = () => [...streams].filter((stream) => stream.open());
  let reading = false;
  /** More may have been stored since the last read, or a tab has opened. */
  let again = false;
  let opened = false;

  /** Reads what the tab that has least is missing. */
  async function readOn(): Promise<readonly LiveEvent[] | null> {
    const news: LiveEvent[] = [];
    for (;;) {
      const since = new Map(open().map((stream) => [stream, stream.reached()]));
      if (since.size === 0) return news;
      const page = await read(Math.min(...since.values()));
      const given = giveAll([...since.keys()], page, since);
      if (given === null) return null;
      news.push(...given);
      if (page.through >= page.newest) return news;
    }
  }

  /** Sends every tab what is stored and it does not have. A call while another runs makes that one look again. */
  async function catchUp(): Promise<void> {
    again = true;
    if (reading) return;
    reading = true;
    try {
      while (again) {
        const opening = opened;
        again = false;
        opened = false;
        const news = await readOn();
        if (opening || news === null) onAll();
        else if (news.length > 0) onNews(news);
      }
    } catch (error) {
      onBroken(error);
      for (const stream of streams) void stream.end();
    } finally {
      reading = false;
    }
  }

  return {
    streams,
    catchUp,

    /** Sends tabs that have opened what they do not have. */
    openAll(): Promise<void> {
      opened = true;
      return catchUp();
    },

    /** Sends events that came with their notification without reading them, unless a tab is missing some before them. */
    receive({ events, newest }: Pick<EventPage, 'events' | 'newest'>): void {
      const first = events[0]?.number ?? newest + 1;
      if (open().some((stream) => stream.reached() < first - 1)) return void catchUp();
      const behind = open().filter((stream) => stream.reached() < newest);
      const news = giveAll(behind, { events, newest, through: newest }, new Map());
      if (news !== null && news.length > 0) onNews(news);
    },
  };
}
export type MemberTabs = ReturnType<typeof createMemberTabs>;
