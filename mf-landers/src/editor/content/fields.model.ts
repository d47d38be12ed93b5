import type { LanderBlock, LanderBlockKind, LanderImage } from '@amarena/shared/contracts/landers/landers';
import type { Draft } from '../draft/useDraft.ts';

type Change = (change: (block: LanderBlock) => LanderBlock) => void;
export type BlockOf<Kind extends LanderBlockKind> = Extract<LanderBlock, { kind: Kind }>;

export interface FieldsProps<Kind extends LanderBlockKind> {
  draft: Draft;
  block: BlockOf<Kind>;
  /** Place of the block in the document. */
  path: string;
  images: Readonly<Record<string, LanderImage>>;
  /** Changes only this language. */
  words: Change;
  /** Changes every language of this wording. */
  shared: Change;
}

/** Applies a change only to blocks of the form's kind. */
export const only =
  <Kind extends LanderBlockKind>(kind: Kind, change: (block: BlockOf<Kind>) => BlockOf<Kind>) =>
  (block: LanderBlock): LanderBlock =>
    block.kind === kind ? change(block as BlockOf<Kind>) : block;
