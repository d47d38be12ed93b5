import { setTimeout } from 'node:timers/promises';
import { LIVE_PATH, LiveEvent } from '@amarena/shared/contracts/chat/live';
import type { Browser } from './client.ts';

/** An open page with its live stream. */
export interface Tab {
  /** Client ids of the messages that events brought, with how often each event did. */
  readonly heard: ReadonlyMap<string, number>;
  /** When the stream last said that too much was missed, so that a page reads everything again; 0: never. */
  readAgainAt(): number;
  close(): void;
}

const RECONNECT = 500;
/** What the page of someone who has just signed up starts after. Without a number, a stream has only what comes once it is open. */
const NOTHING_YET = '0';

/** Opens a stream for someone who has just signed up, and opens it again after its last event whenever it breaks. */
export function openTab(site: string, browser: Browser): Tab {
  const heard = new Map<string, number>();
  const end = new AbortController();
  let lastId = NOTHING_YET;
  let readAgainAt = 0;

  function hear(block: string): void {
    const lines = block.split('\n');
    const field = (name: string) => lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
    const data = field('data');
    if (data === undefined || field('event') !== undefined) return;
    lastId = field('id') ?? lastId;
    const event = LiveEvent.parse(JSON.parse(data));
    if (event.type === 'resync') readAgainAt = Date.now();
    if (event.type === 'message') heard.set(event.message.client_id, (heard.get(event.message.client_id) ?? 0) + 1);
  }

  async function read(): Promise<void> {
    const headers = { ...browser.headers(), 'last-event-id': lastId };
    const { body, status } = await fetch(new URL(LIVE_PATH, site), { headers, signal: end.signal });
    if (body === null || status !== 200) return;
    let text = '';
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + piece).split('\n\n');
      text = blocks.pop() ?? '';
      blocks.forEach(hear);
    }
  }

  async function follow(): Promise<void> {
    while (!end.signal.aborted) {
      // A broken stream is what the drill is about.
      await read().catch(() => undefined);
      await setTimeout(RECONNECT);
    }
  }
  void follow();
  return { heard, readAgainAt: () => readAgainAt, close: () => end.abort() };
}
