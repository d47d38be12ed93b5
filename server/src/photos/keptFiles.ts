import type { AtMost } from './atMost.ts';
import type { PhotoStore } from './photoStore.ts';

/** Files that are made when they are first asked for, and kept. `inTurn` bounds how many are made at a time. */
export function createKeptFiles(store: PhotoStore, inTurn: AtMost) {
  const underWay = new Map<string, Promise<Buffer>>();

  async function makeAndKeep(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await inTurn(render);
    await store.write(name, bytes);
    return bytes;
  }

  return {
    /** The file, or the one that is being made at the moment; null: nobody has asked for it yet. */
    read: async (name: string): Promise<Buffer | null> => (await underWay.get(name)) ?? store.read(name),

    /** Makes a file and keeps it. Several requests for one make it once. */
    make(name: string, render: () => Promise<Buffer>): Promise<Buffer> {
      const begun = underWay.get(name);
      if (begun) return begun;
      const made = makeAndKeep(name, render).finally(() => underWay.delete(name));
      underWay.set(name, made);
      return made;
    },

    /** Makes a file for this one look. Nothing of it is kept. */
    makeOnly: (render: () => Promise<Buffer>): Promise<Buffer> => inTurn(render),

    remove: store.remove,
  };
}
export type KeptFiles = ReturnType<typeof createKeptFiles>;
