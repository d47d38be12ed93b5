/**
 * Keys for items identified by their texts. While a page is being edited several items may have equal or empty texts,
 * and with duplicate keys React would leave removed ones behind.
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
