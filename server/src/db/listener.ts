import pg from 'pg';

const RECONNECT_AFTER = 1_000;

/** Notifications of PostgreSQL on a dedicated connection, which is renewed when it breaks. */
export function createListener(databaseUrl: string) {
  const heard = new Map<string, Set<(payload: string) => void>>();
  let client: Promise<pg.Client> | null = null;
  const gapTold: (() => void)[] = [];
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const lost = () => {
    client = null;
    if (closed || heard.size === 0) return;
    retry = setTimeout(() => {
      connected().then(() => {
        for (const tell of gapTold) tell();
      }, lost);
    }, RECONNECT_AFTER);
  };

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: databaseUrl });
    fresh.on('error', () => undefined);
    fresh.on('end', lost);
    fresh.on('notification', ({ channel, payload }) => {
      for (const tell of heard.get(channel) ?? []) tell(payload ?? '');
    });
    await fresh.connect();
    for (const channel of heard.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    return fresh;
  }

  const connected = (): Promise<pg.Client> => {
    client ??= connect();
    return client;
  };

  return {
    async listen(channel: string, tell: (payload: string) => void) {
      const known = heard.get(channel) ?? new Set();
      heard.set(channel, known.add(tell));
      await (await connected()).query(`listen ${pg.escapeIdentifier(channel)}`);
      return async () => {
        known.delete(tell);
      };
    },
    onGap: (told: () => void): void => void gapTold.push(told),
    async close() {
      closed = true;
      clearTimeout(retry);
      const open = await client;
      client = null;
      await open?.end();
    },
  };
}
