let segmenter: Intl.Segmenter | undefined;

/** What people count as the signs of a text, made with its first use: it takes a slow phone some hundredths of a second. */
export function graphemesOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Length of a text as people count: an emoji made of seven code points is one. Both sides measure messages with it. */
export function graphemes(text: string): number {
  // Most messages are plain, and the segmenter is slow.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  return graphemesOf(text).length;
}
