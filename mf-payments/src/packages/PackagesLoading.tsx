import { styled } from '@amarena/shared/styled';
import { media, Skeleton } from '@amarena/shared/ui';
import { Cards } from './PackageChoice.tsx';

const Card = styled(Skeleton)`
  height: 86px;
  border-radius: var(--r-lg);
  ${media.lg} {
    height: 268px;
  }
`;

const Total = styled(Skeleton)`
  border-radius: var(--r-lg);
`;

const PLACES = ['p0', 'p1', 'p2', 'p3'] as const;

/** Skeletons of the packages and the total. `label` says what is loading. */
export function PackagesLoading({ label }: { label: string }) {
  return (
    <>
      <Cards role="status" aria-busy aria-label={label}>
        {PLACES.map((place) => (
          <Card key={place} />
        ))}
      </Cards>
      <aside aria-hidden>
        <Total $height="348px" />
      </aside>
    </>
  );
}
