import {
  GENERATION_HEADER,
  type KeptFile,
  OFFLINE_CACHES,
  type PageMessage,
  PERSON_HEADER,
  SHELL_DOCUMENT,
} from '@amarena/shared/contracts/offline';
import { forget, keepFor } from './person.ts';
import { unneeded } from './read.model.ts';
import { readAgain } from './reading.ts';
import { scope } from './scope.ts';

/** Milliseconds for which the kept document is new enough. */
const NEW_ENOUGH = 600_000;

type Keep = Extract<PageMessage, { type: 'keep' }>;

/** Takes a file from where the page has it: the browser's own cache. One that does not arrive is asked for when it is needed. */
async function keepFile(cache: Cache, { url, integrity }: KeptFile): Promise<void> {
  if ((await cache.match(url)) !== undefined) return;
  const request = new Request(url, { cache: 'force-cache', ...(integrity !== undefined && { integrity }) });
  const answer = await fetch(request);
  if (answer.ok) await cache.put(url, answer);
}

async function keepFiles({ files }: Keep): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHES.files);
  const outcomes = await Promise.allSettled(files.map((file) => keepFile(cache, file)));
  for (const outcome of outcomes) if (outcome.status === 'rejected') console.warn('A file could not be kept', outcome.reason);
}

async function dropUnneeded({ bases }: Keep): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHES.files);
  const addresses = (await cache.keys()).map(({ url }) => url);
  await Promise.all(unneeded(addresses, bases).map((address) => cache.delete(address)));
}

const isNew = (document: Response, { generation, member }: Keep): boolean =>
  document.headers.get(GENERATION_HEADER) === String(generation) &&
  document.headers.get(PERSON_HEADER) === member &&
  Date.now() - Date.parse(document.headers.get('date') ?? '') < NEW_ENOUGH;

/**
 * The document comes after its files, so that it never starts without them. Returns whether the kept one is of the
 * page's own generation.
 */
async function keepDocument(page: Keep): Promise<boolean> {
  const cache = await caches.open(OFFLINE_CACHES.shell);
  const before = await cache.match(SHELL_DOCUMENT);
  if (before !== undefined && isNew(before, page)) return true;
  const document = await fetch(SHELL_DOCUMENT);
  const fits =
    document.ok &&
    document.headers.get(PERSON_HEADER) === page.member &&
    document.headers.get(GENERATION_HEADER) === String(page.generation);
  // Of another generation or person than the page: the next page brings the files that fit.
  if (fits) await cache.put(SHELL_DOCUMENT, document);
  return fits;
}

let turn: Promise<void> = Promise.resolve();

/** One after the other, so that what is forgotten is not kept once more by what began before. */
function inTurn(work: () => Promise<void>): Promise<void> {
  turn = turn.then(work).catch((cause: unknown) => console.warn('What a page is made of could not be kept', cause));
  return turn;
}

export const keep = (page: Keep, event: ExtendableEvent): Promise<void> =>
  inTurn(async () => {
    // A page that was opening while the worker came belongs to nobody yet.
    await scope.clients.claim();
    await keepFor(page.member);
    await keepFiles(page);
    if (await keepDocument(page)) await dropUnneeded(page);
    await readAgain(page.read, event);
  });

export const forgetInTurn = (left: boolean): Promise<void> => inTurn(() => forget(left));
