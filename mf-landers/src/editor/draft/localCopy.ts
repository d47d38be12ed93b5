import { storageFor } from '@amarena/shared/contracts/account/privacy';
import { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import * as z from '@amarena/shared/schema';
import { HALF_FILLED } from '../content/plan.model.ts';

const PREFIX = 'amarena.landers.';
const Copy = z.object({ document: LanderDocument, base: LanderDocument, revision: z.int() });
/** Unsaved changes, and what they started from: a document and its revision. */
export type LocalCopy = z.infer<typeof Copy>;

/** Unsaved changes of a lander in this tab. They survive a reload and end with the tab. */
export function localCopy(id: string, storage: Storage = window.sessionStorage) {
  const kept = storageFor('comfort', storage, window);
  const key = `${PREFIX}${id}`;
  return {
    /** Null: there is none, or this version cannot read it. */
    read(): LocalCopy | null {
      try {
        const read = z.safeParse(Copy, JSON.parse(kept.getItem(key) ?? 'null'));
        return read.success ? read.data : null;
      } catch (cause) {
        if (cause instanceof SyntaxError) return null;
        throw cause;
      }
    },
    write({ document, base, revision }: LocalCopy): void {
      const dateOf = (edge: 'starts' | 'ends') => (document[edge] === HALF_FILLED ? base[edge] : document[edge]);
      const readable = { ...document, starts: dateOf('starts'), ends: dateOf('ends') };
      try {
        kept.setItem(key, JSON.stringify({ document: readable, base, revision }));
      } catch (cause) {
        // The storage is full; the draft is saved to the server in a moment anyway.
        if (!(cause instanceof DOMException)) throw cause;
      }
    },
    clear: (): void => kept.removeItem(key),
  };
}
