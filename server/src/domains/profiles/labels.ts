import type { Labels } from '@amarena/shared/contracts/people/labels';
import type { Db } from '../../db/schema.ts';
import { logLabels, membersNamed } from './labels.repository.ts';
import { saveProfile } from './repository.ts';

export type NamedLabels = Labels & { readonly name: string };

interface Operator {
  /** A moderator's id, or the person who ran the command. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Gives each named member, real or fictional, exactly these video-cam labels, which are shown next to the name, and
 * logs who did it. Returns unknown names; nothing is changed then. Needs an open transaction.
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
