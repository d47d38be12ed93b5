import { LanderDocument } from '@amarena/shared/contracts/landers';
import { storageFor } from '@amarena/shared/contracts/privacy';
import * as z from '@amarena/shared/schema';

const PREFIX = 'amarena.landers.';
const Copy = z.object({ document: LanderDocument, base: LanderDocument, revision: z.int() });
/** What was written and not saved yet, and what it began with: a document and its revision. */
export type LocalCopy = z.infer<typeof Copy>;

/** What this tab has of a lander that the server does not: it outlives a reload, and ends with the tab. */
export function localCopy(id: string, storage: Storage = window.sessionStorage) {
  const kept = storageFor('comfort', storage, window);
  const key = `${PREFIX}${id}`;
  return {
    /** Null: there is none, or none that this version can read. */
    read(): LocalCopy | null {
      try {
        const read = z.safeParse(Copy, JSON.parse(kept.getItem(key) ?? 'null'));
        return read.success ? read.data : null;
      } catch (cause) {
        if (cause instanceof SyntaxError) return null;
        throw cause;
      }
    },
    write(copy: LocalCopy): void {
      try {
        kept.setItem(key, JSON.stringify(copy));
      } catch (cause) {
        // A full storage: the draft is saved in a moment all the same.
        if (!(cause instanceof DOMException)) throw cause;
      }
    },
    clear: (): void => kept.removeItem(key),
  };
}
