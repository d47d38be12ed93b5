/** Where NATS is, and how to log in there. */
export interface NatsAddress {
  /** `host:port` of one or several nodes; they name the others of their cluster. */
  readonly servers: readonly string[];
  readonly login: { readonly user: string; readonly pass: string } | { readonly token: string } | null;
  /** True: only encrypted connections. */
  readonly tls: boolean;
}

const SCHEMES = ['nats:', 'tls:'];
const PORT = '4222';

function loginIn({ username, password }: URL): NatsAddress['login'] {
  if (username === '') return null;
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return pass === '' ? { token: user } : { user, pass };
}

/**
 * Reads `nats://user:password@host:4222`, or `nats://token@host`, or `tls://…`; several separated by commas or spaces,
 * with the same scheme and log-in. Null if the text is anything else.
 */
export function readNatsAddress(text: string): NatsAddress | null {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  if (parts.length === 0 || !parts.every((part) => URL.canParse(part))) return null;
  const urls = parts.map((part) => new URL(part));
  const isPlain = ({ protocol, hostname, pathname, search }: URL) =>
    SCHEMES.includes(protocol) && hostname !== '' && ['', '/'].includes(pathname) && search === '';
  const [first] = urls;
  const isLikeFirst = ({ protocol, username, password }: URL) =>
    protocol === first?.protocol && username === first.username && password === first.password;
  if (first === undefined || !urls.every(isPlain) || !urls.every(isLikeFirst)) return null;
  try {
    return {
      servers: urls.map(({ hostname, port }) => `${hostname}:${port || PORT}`),
      login: loginIn(first),
      tls: first.protocol === 'tls:',
    };
  } catch (problem) {
    // A percent sign that encodes nothing.
    if (problem instanceof URIError) return null;
    throw problem;
  }
}
