import type { AtMost } from '../atMost.ts';
import type { PhotoStore } from './photoStore.ts';

/** Files that are created on the first request, and kept. `inTurn` limits how many are created at a time. */
export function createKeptFiles(store: PhotoStore, inTurn: AtMost) {
  const underWay = new Map<string, Promise<Buffer>>();

  async function makeAndKeep(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await inTurn(render);
    await store.write(name, bytes);
    return bytes;
  }

  return {
    /** The file, or the one being created at the moment; null if no one has requested it yet. */
    read: async (name: string): Promise<Buffer | null> => (await underWay.get(name)) ?? store.read(name),

    /** The file if it exists; null also while it is being created. */
    existing: store.read,

    /** Creates a file and keeps it. Concurrent requests for one file create it once. */
    make(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
      const begun = underWay.get(name);
      if (begun) return begun;
      const made = makeAndKeep(name, render).finally(() => underWay.delete(name));
      underWay.set(name, made);
      return made;
    },

    /** Creates a file for this request only, without keeping it. */
    makeOnly: (render: () => Promise<Buffer>): Promise<Buffer> => inTurn(render),

    remove: store.remove,
  };
}
export type KeptFiles = ReturnType<typeof createKeptFiles>;
