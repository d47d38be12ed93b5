/** Texts that a rendered page shows, each with what it was made from. */
export type WrittenTexts = readonly (readonly [from: string, text: string])[];

const written = new Map<string, string>();
let recording = false;

/**
 * The text that came with the page, or else what `write` returns. `from` must identify everything that the text depends
 * on.
 */
export function asWritten(from: string, write: () => string): string {
  const known = written.get(from);
  if (known !== undefined) return known;
  const text = write();
  if (recording) written.set(from, text);
  return text;
}

/** Records every text that `work` writes, so that the browser can hydrate the page without loading locale data. */
export async function recordTexts<Value>(work: () => Promise<Value>): Promise<{ value: Value; texts: WrittenTexts }> {
  written.clear();
  recording = true;
  try {
    const value = await work();
    return { value, texts: [...written] };
  } finally {
    recording = false;
  }
}

/** Takes over the texts that came with a page. */
export function restoreTexts(texts: WrittenTexts): void {
  for (const [from, text] of texts) written.set(from, text);
}
