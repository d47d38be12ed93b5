import type { LanderBlock, LanderBlockKind, LanderPage } from '@amarena/shared/contracts/landers/landers';

export type BlockOf<Kind extends LanderBlockKind> = Extract<LanderBlock, { kind: Kind }>;
type Blocks = Pick<LanderPage, 'blocks'>;

/** Blocks of one kind, in the document's order. */
export const blocksOf = <Kind extends LanderBlockKind>({ blocks }: Blocks, kind: Kind): BlockOf<Kind>[] =>
  blocks.filter((block): block is BlockOf<Kind> => block.kind === kind);

/** The first block of a kind; null: the document has none. */
export const blockOf = <Kind extends LanderBlockKind>(page: Blocks, kind: Kind): BlockOf<Kind> | null => blocksOf(page, kind)[0] ?? null;
