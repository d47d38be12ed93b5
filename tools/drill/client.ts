import { setTimeout } from 'node:timers/promises';

/** A refusal that no retry changes. */
export class CallRefused extends Error {
  /** The body of the answer; empty if there was none. */
  readonly body: string;

  constructor(message: string, body = '') {
    super(message);
    this.body = body;
  }
}

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** Of a write; the same for all its attempts. */
  readonly key?: string;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
}

/** A person's browser, as far as the drill needs one: cookies, an address of its own, and the client's retries. */
export interface Browser {
  /** Sends until it is answered. Throws `CallRefused` for a refusal, or if there is no answer for two minutes. */
  send(call: Call): Promise<Answered>;
  readonly headers: () => Record<string, string>;
  readonly attempts: () => number;
}

const GIVE_UP = 120_000;
const PAUSE = { first: 200, longest: 2_000 } as const;
/** As in the site's own client: time-outs, limits, and everything that says that the server cannot now. */
const AGAIN = new Set([408, 429, 500, 502, 503, 504]);
const TAKEN = 409;
const ATTEMPT_WITHIN = 20_000;

export function createBrowser(site: string, address: string): Browser {
  const cookies = new Map<string, string>();
  let attempts = 0;

  const headers = (): Record<string, string> => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-forwarded-for': address,
  });

  function keep(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }

  /** One attempt; null: send it again. */
  async function attempt({ method, path, body, form, key }: Call): Promise<Answered | null> {
    attempts += 1;
    const payload = body === undefined ? (form === undefined ? undefined : String(new URLSearchParams(form))) : JSON.stringify(body);
    const type = body === undefined ? 'application/x-www-form-urlencoded' : 'application/json';
    try {
      const answer = await fetch(new URL(path, site), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(ATTEMPT_WITHIN),
        headers: {
          ...headers(),
          ...(payload !== undefined && { 'content-type': type }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(payload !== undefined && { body: payload }),
      });
      const text = await answer.text();
      if (AGAIN.has(answer.status) || (answer.status === TAKEN && text.includes('request_in_progress'))) return null;
      keep(answer);
      return { status: answer.status, text, location: answer.headers.get('location') };
    } catch {
      // The connection failed or took too long.
      return null;
    }
  }

  return {
    headers,
    attempts: () => attempts,
    async send(call) {
      let pause: number = PAUSE.first;
      for (const began = Date.now(); Date.now() - began < GIVE_UP; ) {
        const answer = await attempt(call);
        if (answer !== null && answer.status >= 400)
          throw new CallRefused(`${call.path} answers ${answer.status}: ${answer.text}`, answer.text);
        if (answer !== null) return answer;
        await setTimeout(pause);
        pause = Math.min(pause * 2, PAUSE.longest);
      }
      throw new CallRefused(`${call.path} was not answered for ${GIVE_UP / 1_000} s.`);
    },
  };
}
