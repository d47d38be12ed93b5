import { Skeleton } from '@amarena/shared/ui';

/** A part that is loading, in the height it will have. `label` says what. */
export function Loading({ label, height }: { label: string; height: `${number}px` }) {
  return (
    <div role="status" aria-busy aria-label={label}>
      <Skeleton $height={height} />
    </div>
  );
}
