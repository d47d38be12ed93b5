import type { MemberGridProps } from '@amarena/shared/ui';

/** What of a list is in the document: from one place on, up to another and without it; `part` where it is not all. */
export interface Near {
  from: number;
  to: number;
  part?: NonNullable<MemberGridProps['part']>;
}
