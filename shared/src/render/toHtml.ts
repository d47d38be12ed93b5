import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static.edge';

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
}

/** React puts hints for pictures before everything else; they belong into the head. */
const HINTS = /^(?:<link\b[^>]*>)+/;

/** An element as HTML, once everything in it that loads is there. Rejects where any of it throws. */
export async function toHtml(element: ReactElement): Promise<{ html: string; links: string }> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (cause) => void failures.push(cause),
    // A large part would else be sent behind the page, with a script that moves it into its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await textOf(prelude);
  if (failures.length > 0) throw failures[0];
  const links = html.match(HINTS)?.[0] ?? '';
  return { html: html.slice(links.length), links };
}
