import { Skeleton, VisuallyHidden } from '@amarena/shared/ui-first';
import { PairRow, Pairs, PairWords } from './mutual.styles.ts';

interface MutualSkeletonProps {
  label: string;
  /** Default 4. */
  count?: number;
}

/** Rows of the real size while the list loads. */
export function MutualSkeleton({ label, count = 4 }: MutualSkeletonProps) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Pairs as="div" aria-hidden>
        {Array.from({ length: count }, (_, row) => row).map((row) => (
          <PairRow as="div" key={row}>
            <Skeleton $shape="block" $width="72px" $height="72px" />
            <PairWords>
              <Skeleton $shape="line" $width="140px" $height="24px" />
            </PairWords>
          </PairRow>
        ))}
      </Pairs>
    </div>
  );
}
