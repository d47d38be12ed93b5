import {
  GENERATION_HEADER,
  type KeptFile,
  OFFLINE_CACHES,
  type PageMessage,
  PERSON_HEADER,
  SHELL_DOCUMENT,
} from '@amarena/shared/contracts/platform/offline';
import { dropPhotoOf } from '@amarena/shared/sharedPhoto';
import { forget, storedMember, storeFor } from './person.ts';
import { unneeded } from './read.model.ts';
import { readAgain } from './reading.ts';
import { scope } from './scope.ts';
import { keepStartPage } from './storedPages.ts';
import { noteFailure } from './tellError.ts';

/** Milliseconds for which the stored document counts as fresh. */
const NEW_ENOUGH = 600_000;

type Keep = Extract<PageMessage, { type: 'keep' }>;

/** Takes a file from the browser's own cache, where the page has it. If that fails, the file is loaded when needed. */
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
 * Stores the document after its files, so that it never starts without them. Returns whether the stored one has the
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
  // If generation or person differ from the page's, the next page brings the files that fit.
  if (fits) await cache.put(SHELL_DOCUMENT, document);
  return fits;
}

/** False for a page that was opened so long ago that someone else is logged in by now. */
async function isLoggedIn(member: string): Promise<boolean> {
  if ((await storedMember()) === member) return true;
  return (await fetch(SHELL_DOCUMENT)).headers.get(PERSON_HEADER) === member;
}

let turn: Promise<void> = Promise.resolve();

/** Runs jobs in sequence, so that an earlier job cannot store again what a later one deleted. */
function inTurn(work: () => Promise<void>): Promise<void> {
  turn = turn.then(work).catch(noteFailure('What a page is made of could not be kept'));
  return turn;
}

export const keep = (page: Keep, event: ExtendableEvent): Promise<void> =>
  inTurn(async () => {
    // A page that was opening when the worker started has no controller yet.
    await scope.clients.claim();
    if (!(await isLoggedIn(page.member))) return;
    await storeFor(page.member);
    await keepFiles(page);
    if (await keepDocument(page)) await dropUnneeded(page);
    await keepStartPage(page.generation);
    await readAgain(page, event);
  });

/**
 * `member`: deletes only what is stored for this member and what this member shared. If the stored member `left`, deletes a
 * shared photo no matter who shared it.
 */
export const forgetInTurn = (left: boolean, member?: string): Promise<void> =>
  inTurn(async () => {
    const stored = await storedMember();
    if (member === undefined || stored === null || stored === member) await forget(left);
    else if (left) await dropPhotoOf(member, { caches, now: Date.now() });
  });
