import type { Labels } from '@amarena/shared/contracts/labels';
import type { Db } from '../../db/schema.ts';
import { logLabels, membersNamed } from './labels.repository.ts';
import { saveProfile } from './repository.ts';

export type NamedLabels = Labels & { readonly name: string };

interface Operator {
  /** A moderator's id, or whoever ran the command. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Gives each named member, real or fictional, the video-cam labels that stand beside the name, and no others, and writes
 * who did it in the log. Returns the names that nobody has; nothing is changed then. Needs an open transaction.
 */
export async function setLabels(trx: Db, named: readonly NamedLabels[], { by, now }: Operator): Promise<{ unknown: string[] }> {
  const wanted = named.map(({ name, ...labels }) => ({ ...labels, name: name.normalize('NFC') }));
  const found = await membersNamed(
    trx,
    wanted.map(({ name }) => name),
  );
  const idOf = new Map(found.map(({ id, name }) => [name.toLowerCase(), id]));
  const unknown = wanted.filter(({ name }) => !idOf.has(name.toLowerCase())).map(({ name }) => name);
  if (unknown.length > 0) return { unknown };
  const changes = wanted.map(({ name, live, exclusive }) => ({ member_id: idOf.get(name.toLowerCase()) ?? '', live, exclusive }));
  for (const { member_id, ...labels } of changes) await saveProfile(trx, member_id, labels);
  await logLabels(
    trx,
    changes.map((change) => ({ ...change, at: now, by })),
  );
  return { unknown: [] };
}
