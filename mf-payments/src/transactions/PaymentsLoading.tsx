import { styled } from '@amarena/shared/styled';
import { Skeleton } from '@amarena/shared/ui';
import { Lines } from './PaymentList.tsx';
import { Columns, SecondColumn } from './payments.styles.ts';

const Line = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--s-2) var(--s-4);
  padding: 18px var(--s-4);
  > :nth-child(2n) {
    justify-self: end;
  }
`;

const ROWS = ['first', 'second', 'third', 'fourth'] as const;

/** Skeletons of the list and the payment beside it. `label` says what is loading. */
export function PaymentsLoading({ label }: { label: string }) {
  return (
    <Columns role="status" aria-busy aria-label={label}>
      <Lines as="ul" aria-hidden>
        {ROWS.map((row) => (
          <Line key={row}>
            <Skeleton $shape="line" $width="160px" $height="18px" />
            <Skeleton $shape="line" $width="64px" $height="18px" />
            <Skeleton $shape="line" $width="120px" $height="16px" />
            <Skeleton $width="104px" $height="24px" />
          </Line>
        ))}
      </Lines>
      <SecondColumn $behind>
        <Skeleton $height="420px" />
      </SecondColumn>
    </Columns>
  );
}
