import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
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
/** What React leaves to the browser: a part that threw, or that was still loading. */
const LEFT_OUT = '<!--$!-->';

const split = (html: string): { html: string; links: string } => {
  const links = html.match(HINTS)?.[0] ?? '';
  return { html: html.slice(links.length), links };
};

/** Waits for everything in an element, and reports what throws. */
async function whenLoaded(element: ReactElement): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(element, {
    onError: (cause) => void failures.push(cause),
    // Otherwise a large part would be sent after the page, with a script that moves it into place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const html = await textOf(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}

/**
 * Renders an element to HTML when everything in it has loaded. Rejects if any of it throws. The synchronous renderer
 * takes half as long, so the other one renders only what it leaves out. `again` creates the element anew.
 */
export async function toHtml(again: () => ReactElement): Promise<{ html: string; links: string }> {
  const html = renderToString(again());
  return split(html.includes(LEFT_OUT) ? await whenLoaded(again()) : html);
}
