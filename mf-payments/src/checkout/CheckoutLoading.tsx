import { styled } from '@amarena/shared/styled';
import { below, Skeleton, Stack, WithAside } from '@amarena/shared/ui';
import { CheckoutHead } from './CheckoutHead.tsx';

/** On narrow screens what is bought comes first, on wide ones the summary says it. */
const Picked = styled(Skeleton)`
  display: none;
  ${below.lg} {
    display: block;
  }
`;

const METHODS = ['first', 'second', 'third'] as const;

/** The form and its summary, in the shape they will have. `label` says what is loading. */
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
