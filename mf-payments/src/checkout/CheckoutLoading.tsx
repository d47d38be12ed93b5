import { styled } from '@amarena/shared/styled';
import { below, Skeleton, Stack, WithAside } from '@amarena/shared/ui';
import { CheckoutHead } from './CheckoutHead.tsx';

/** Narrow screens show the chosen package first; on wide ones the summary has it. */
const Picked = styled(Skeleton)`
  display: none;
  ${below.lg} {
    display: block;
  }
`;

const METHODS = ['first', 'second', 'third'] as const;

/** Skeletons of the form and its summary. `label` says what is loading. */
export function CheckoutLoading({ label }: { label: string }) {
  return (
    <WithAside>
      <Stack $gap={6}>
        <CheckoutHead />
        <Stack role="status" aria-busy aria-label={label} $gap={6}>
          <Picked $height="90px" />
          <Skeleton $height="76px" />
          <Stack $gap={2}>
            {METHODS.map((method) => (
              <Skeleton key={method} $height="56px" />
            ))}
          </Stack>
        </Stack>
      </Stack>
      <aside aria-hidden>
        <Skeleton $height="348px" />
      </aside>
    </WithAside>
  );
}
