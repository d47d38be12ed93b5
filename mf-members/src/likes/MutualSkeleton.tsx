import { useCommonT } from '@amarena/shared/i18n';
import { Skeleton, VisuallyHidden } from '@amarena/shared/ui-first';
import { PairRow, Pairs, PairWords } from './mutual.styles.ts';

/** Rows of the real size while the list loads. */
export function MutualSkeleton({ count = 4 }: { count?: number }) {
  const common = useCommonT();
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{common('state.loading')}</VisuallyHidden>
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
