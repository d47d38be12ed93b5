import { GENERATION_HEADER, type PageVerdict, PERSON_HEADER } from '@amarena/shared/contracts/platform/offline';

/** What the site says about pages that were opened from the cache, by the id of their client. */
const verdicts = new Map<string, Promise<PageVerdict>>();

const NOTHING_NEW: PageVerdict = { kind: 'nothing_new' };
const SERVER_ERROR = 500;

function verdictOf(answer: Response, stored: Response): PageVerdict {
  if (answer.status >= SERVER_ERROR) return NOTHING_NEW;
  const isTheirs = answer.status === 200 && answer.headers.get(PERSON_HEADER) === stored.headers.get(PERSON_HEADER);
  return isTheirs ? { kind: 'release', generation: Number(answer.headers.get(GENERATION_HEADER)) } : { kind: 'someone_else' };
}

/** Notes the site's answer for a page that was opened from the cache before it came. */
export function noteVerdict(client: string, answer: Promise<Response>, stored: Response): void {
  const { headers } = stored;
  verdicts.set(
    client,
    answer.then(
      (response) => verdictOf(response, new Response(null, { headers })),
      () => NOTHING_NEW,
    ),
  );
}

/** Tells a page what the site said about it, once. A worker that was restarted meanwhile no longer knows. */
export async function tellVerdict(client: string, port: MessagePort | undefined): Promise<void> {
  const verdict = await verdicts.get(client);
  verdicts.delete(client);
  port?.postMessage(verdict ?? NOTHING_NEW);
}
