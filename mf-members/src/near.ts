import type { MemberGridProps } from '@amarena/shared/ui-first';

/**
 * The part of a list that is in the document: from index `from` up to, but not including, `to`. `part` is set if that
 * is not the whole list.
 */
export interface Near {
  from: number;
  to: number;
  part?: NonNullable<MemberGridProps['part']>;
}
