import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import { insertLander, insertVersion, landerAt } from './repository.ts';

/**
 * Publishes a document at the plain address of its template; does nothing if a lander is there. The document is not
 * checked, so that its template may be one that no active version draws yet: for trying out a version of mf-landers.
 */
export async function publishPlain(trx: Db, document: LanderDocument, now: Date): Promise<void> {
  const { template } = document;
  if ((await landerAt(trx, template, '')) !== undefined) return;
  const id = uuidv7();
  await insertLander(trx, { id, template, slug: '', changed_at: now, changed_by: null }, document);
  await insertVersion(trx, {
    lander_id: id,
    number: 1,
    document,
    remote: null,
    restores: null,
    starts: null,
    ends: null,
    published_at: now,
    published_by: null,
    test: 1,
    test_since: now,
  });
}
