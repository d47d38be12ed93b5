import type { Db } from '../../db/schema.ts';
import { pageChanges, savePageChanges } from './changes.repository.ts';

/** One of the site's own pages as it is now. */
export interface SeenPage {
  readonly path: string;
  /** Changes with the page's text. */
  readonly fingerprint: string;
}

/** When each page was first seen in its current form, by path. Stores what changed since the last call. */
export async function changesOf(db: Db, pages: readonly SeenPage[], now: Date): Promise<ReadonlyMap<string, Date>> {
  const known = new Map((await pageChanges(db)).map((row) => [row.path, row]));
  const changed = pages.filter(({ path, fingerprint }) => known.get(path)?.fingerprint !== fingerprint);
  if (changed.length > 0) {
    await savePageChanges(
      db,
      changed.map(({ path, fingerprint }) => ({ path, fingerprint, changed_at: now })),
    );
  }
  const anew = new Set(changed);
  return new Map(pages.map((page) => [page.path, anew.has(page) ? now : (known.get(page.path)?.changed_at ?? now)]));
}
