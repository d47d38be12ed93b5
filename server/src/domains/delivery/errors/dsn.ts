/** A service that takes errors in the form of Sentry. */
export interface ErrorsDsn {
  /** Address to which envelopes are posted. */
  readonly envelope: string;
  /** Names the sender. Not a secret: the same key is in the pages of other sites. */
  readonly key: string;
}

/** Reads `https://key@host/project`, with any path before the project. Null if it is none. */
export function readErrorsDsn(value: string): ErrorsDsn | null {
  if (!URL.canParse(value)) return null;
  const { protocol, username, host, pathname } = new URL(value);
  const [, path, project] = pathname.match(/^(.*)\/(\w+)$/) ?? [];
  if (!/^https?:$/.test(protocol) || username === '' || path === undefined || project === undefined) return null;
  return { envelope: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username };
}
