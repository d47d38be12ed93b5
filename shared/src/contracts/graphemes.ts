const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Length of a text as people count: an emoji made of seven code points is one. Both sides measure messages with it. */
export function graphemes(text: string): number {
  // Most messages are plain, and the segmenter is slow.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let count = 0;
  for (const _segment of segmenter.segment(text)) count += 1;
  return count;
}
