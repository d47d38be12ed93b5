import type { BlockId } from '../document.model.ts';

/** Null: the page as a whole. */
export type Chosen = BlockId | null;
