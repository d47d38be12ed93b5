/**
 * Keys for things that are told apart by their words: while a page is being written several may say the same, or
 * nothing yet, and with one key for two of them React leaves behind what is gone.
 */
export function keyed<Item>(items: readonly Item[], wordsOf: (item: Item) => string): { key: string; item: Item }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const words = wordsOf(item);
    const before = seen.get(words) ?? 0;
    seen.set(words, before + 1);
    return { key: before === 0 ? words : `${words} ${before}`, item };
  });
}
