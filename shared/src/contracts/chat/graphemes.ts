let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a text into what people count as characters. The segmenter is created on first use, because it takes a slow
 * phone some hundredths of a second.
 */
export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Length of a text as people count: an emoji of seven code points counts as one. Both sides measure messages with it. */
export function graphemes(text: string): number {
  // Most messages are plain ASCII, and the segmenter is slow.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  return graphemesOf(text).length;
}
