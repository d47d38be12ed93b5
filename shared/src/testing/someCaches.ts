const pathOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : String(asked), location.origin).pathname;

/** A browser's caches in memory, by path. */
export function someCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (asked: RequestInfo) => entries.get(pathOf(asked))?.clone(),
      put: async (asked: RequestInfo, answer: Response) => void entries.set(pathOf(asked), answer),
      keys: async () => [...entries.keys()].map((path) => new Request(new URL(path, location.origin))),
      delete: async (asked: RequestInfo) => entries.delete(pathOf(asked)),
    };
  };
  return {
    open,
    match: async (asked: RequestInfo, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(asked),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  };
}
