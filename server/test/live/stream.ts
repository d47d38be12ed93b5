import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import type { TestClient } from '../support/client.ts';

export interface Heard {
  readonly id: string;
  readonly event: LiveEvent;
}

export interface OpenStream {
  readonly status: number;
  /** Waits for the next event. Null if the server ended the stream. */
  next(): Promise<Heard | null>;
  close(): void;
}

function parsed(block: string): Heard | null {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const data = field('data');
  return data === undefined || field('event') !== undefined ? null : { id: field('id') ?? '', event: JSON.parse(data) };
}

/** Opens the event stream over the network, as a browser does. */
export async function listenTo(
  address: string,
  client: TestClient,
  { after, lastEventId }: { after?: string; lastEventId?: string } = {},
): Promise<OpenStream> {
  const end = new AbortController();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${address}${LIVE_PATH}${after === undefined ? '' : `?after=${after}`}`, {
    headers: { cookie, 'x-forwarded-for': client.address, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
    signal: end.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    async next() {
      for (;;) {
        const stop = text.indexOf('\n\n');
        if (stop === -1) {
          const chunk = await reader?.read();
          if (chunk === undefined || chunk.done) return null;
          text += chunk.value;
          continue;
        }
        const heard = parsed(text.slice(0, stop));
        text = text.slice(stop + 2);
        if (heard !== null) return heard;
      }
    },
    close: () => end.abort(),
  };
}
