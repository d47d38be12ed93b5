import type { OwnProfile } from '@amarena/shared/contracts/profile';
import { makeZip } from 'client-zip';
import type { Db } from '../../../db/schema.ts';
import type { Sessions } from '../../../http/sessions.ts';
import { describeBrowser } from '../sessionList.ts';
import { accountOf, casesOf, choicesOf, matchAnswersOf, moneyOf, photosOf, relationsOf, verificationsOf } from './repository.ts';

/** What the archive needs from other domains. */
export interface ExportPorts {
  ownProfile(db: Db, memberId: string): Promise<OwnProfile>;
  /** Every conversation in chunks, including hidden and removed messages. */
  chats(db: Db, memberId: string): AsyncIterable<{ conversation: string; partner: unknown; messages: readonly unknown[] }>;
  /** The picture as WebP bytes; null if its file is gone. */
  picture(db: Db, photo: { id: string; name_key: string }): Promise<Buffer | null>;
  /** The member's push settings and the devices that receive pushes. */
  push(db: Db, memberId: string): Promise<object>;
  /** What the member can log in with besides the password. */
  passkeys(db: Db, memberId: string): Promise<object>;
  readonly sessions: Pick<Sessions, 'list'>;
}

interface Entry {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: string | Buffer | AsyncIterable<string>;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The conversations as one JSON list, streamed chunk by chunk, so that no conversation has to fit into memory. */
async function* chatsAsJson(parts: ReturnType<ExportPorts['chats']>): AsyncGenerator<string> {
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

async function* entriesOf(ports: ExportPorts, db: Db, id: string, now: Date): AsyncGenerator<Entry> {
  const entry = (name: string, input: Entry['input']): Entry => ({ name, lastModified: now, input });
  const photos = await photosOf(db, id);
  const sessions = (await ports.sessions.list(db, id)).map(({ user_agent, country, created_at, last_used_at }) => ({
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
      push: await ports.push(db, id),
      passkeys: await ports.passkeys(db, id),
      sessions,
    }),
  );
  yield entry('profile.json', json(await ports.ownProfile(db, id)));
  yield entry('photos.json', json(photos.map(({ name_key: _secret, ...photo }) => photo)));
  yield entry('relations.json', json(await relationsOf(db, id)));
  yield entry('match.json', json(await matchAnswersOf(db, id)));
  yield entry('verification.json', json(await verificationsOf(db, id)));
  yield entry('payments.json', json(await moneyOf(db, id)));
  yield entry('reports.json', json(await casesOf(db, id)));
  yield entry('conversations.json', chatsAsJson(ports.chats(db, id)));
  for (const photo of photos) {
    const bytes = await ports.picture(db, photo);
    if (bytes !== null) yield entry(`photos/${photo.id}.webp`, bytes);
  }
}

/** Everything that is stored about a member, as a ZIP that is created while it is read. */
export const archiveOf = (ports: ExportPorts, db: Db, memberId: string, now: Date): ReadableStream<Uint8Array> =>
  makeZip(entriesOf(ports, db, memberId, now));
