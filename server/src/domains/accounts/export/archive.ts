import { makeZip } from 'client-zip';
import type { Db } from '../../../db/schema.ts';
import type { Sessions } from '../../../http/sessions.ts';
import { fileName } from '../../../photos/fileName.ts';
import type { OtherDomains } from '../deps.ts';
import { describeBrowser } from '../sessionList.ts';
import { accountOf, casesOf, choicesOf, matchAnswersOf, moneyOf, photosOf, relationsOf, verificationsOf } from './repository.ts';

export interface ArchiveDeps extends Pick<OtherDomains, 'profiles' | 'chats' | 'push' | 'passkeys' | 'intake' | 'photos'> {
  readonly sessions: Pick<Sessions, 'list'>;
}

interface Entry {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: string | Buffer | AsyncIterable<string>;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The conversations as one JSON list, streamed chunk by chunk, so that no conversation has to fit into memory. */
async function* chatsAsJson(parts: ReturnType<ArchiveDeps['chats']['export']>): AsyncGenerator<string> {
  let open: string | null = null;
  yield '[';
  for await (const { conversation, partner, messages } of parts) {
    const lines = messages.map((message) => JSON.stringify(message)).join(',\n');
    if (open === conversation) yield `,\n${lines}`;
    else
      yield `${open === null ? '\n' : ']},\n'}{"conversation":${JSON.stringify(conversation)},"partner":${JSON.stringify(partner)},"messages":[\n${lines}`;
    open = conversation;
  }
  yield open === null ? ']\n' : ']}\n]\n';
}

/** The picture as WebP bytes; null if there are none. A drawn portrait has no original. */
async function pictureOf({ intake, photos }: ArchiveDeps, db: Db, photo: { id: string; name_key: string }): Promise<Buffer | null> {
  const original = await intake.original(photo);
  const file = original === null ? await photos.find(db, fileName(photo.id, photo.name_key, 'large')) : null;
  return file === null ? original : photos.bytes(db, file);
}

async function* entriesOf(deps: ArchiveDeps, db: Db, id: string, now: Date): AsyncGenerator<Entry> {
  const entry = (name: string, input: Entry['input']): Entry => ({ name, lastModified: now, input });
  const photos = await photosOf(db, id);
  const sessions = (await deps.sessions.list(db, id)).map(({ user_agent, country, created_at, last_used_at }) => ({
    ...describeBrowser(user_agent),
    country,
    created_at,
    last_used_at,
  }));
  const account = await accountOf(db, id);
  yield entry(
    'account.json',
    json({
      account,
      notifications: await choicesOf(db, id),
      push: await deps.push.exported(db, id),
      passkeys: await deps.passkeys.list(db, id),
      sessions,
    }),
  );
  yield entry('profile.json', json(await deps.profiles.own(db, id)));
  yield entry('photos.json', json(photos.map(({ name_key: _secret, ...photo }) => photo)));
  yield entry('relations.json', json(await relationsOf(db, id)));
  yield entry('match.json', json(await matchAnswersOf(db, id)));
  yield entry('verification.json', json(await verificationsOf(db, id)));
  yield entry('payments.json', json(await moneyOf(db, id)));
  yield entry('reports.json', json(await casesOf(db, id)));
  yield entry('conversations.json', chatsAsJson(deps.chats.export(db, id)));
  for (const photo of photos) {
    const bytes = await pictureOf(deps, db, photo);
    if (bytes !== null) yield entry(`photos/${photo.id}.webp`, bytes);
  }
}

/** Everything that is stored about a member, as a ZIP that is created while it is read. */
export const archiveOf = (deps: ArchiveDeps, db: Db, memberId: string, now: Date): ReadableStream<Uint8Array> =>
  makeZip(entriesOf(deps, db, memberId, now));
