import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static.edge';

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
}

/** React puts preload links for pictures first; they belong into the head. */
const HINTS = /^(?:<link\b[^>]*>)+/;

/** Renders an element to HTML when everything in it has loaded. Rejects if any of it throws. */
export async function toHtml(element: ReactElement): Promise<{ html: string; links: string }> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (cause) => void failures.push(cause),
    // Otherwise a large part would be sent after the page, with a script that moves it into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await textOf(prelude);
  if (failures.length > 0) throw failures[0];
  const links = html.match(HINTS)?.[0] ?? '';
  return { html: html.slice(links.length), links };
}
