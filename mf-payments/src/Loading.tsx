import { Skeleton } from '@amarena/shared/ui';

/** A skeleton in the final height. `label` says what is loading. */
export function Loading({ label, height }: { label: string; height: `${number}px` }) {
  return (
    <div role="status" aria-busy aria-label={label}>
      <Skeleton $height={height} />
    </div>
  );
}
