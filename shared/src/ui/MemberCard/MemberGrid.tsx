import type { Card } from '../../contracts/profile.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import { MemberCard, type MemberCardProps } from './MemberCard.tsx';
import { Grid, OneRow } from './member.styles.ts';

/** First photos of a grid that are in view on a large screen before anyone scrolls. */
const IN_VIEW = 4;

export interface MemberGridProps extends Pick<MemberCardProps, 'cdnPrefix' | 'labels' | 'onLike'> {
  cards: readonly Card[];
  /** What the list holds, for screen readers. */
  label: string;
  /** One row without a remainder: 4, 3 from 576 px, 4 from 992 px, 5 from 1200 px. Default false. */
  oneRow?: boolean;
  /** The top of the screen: the first photos load at once. Default false. */
  eager?: boolean;
  /**
   * Where these cards stand in a longer list, of which only they are in the document: room in CSS pixels above and
   * below, how many come before, and how many there are in all (-1: nobody knows). Default: they are all.
   */
  part?: { before: number; after: number; position: number; total: number };
  /** What is particular about a card: another tag, a ring. */
  extras?: ((card: Card) => Pick<MemberCardProps, 'topTag' | 'bottomTag' | 'caption' | 'to' | 'ringed'>) | undefined;
}

/** Members in a grid of 2, 3, 4 or 5 columns. */
export function MemberGrid({ cards, label, oneRow = false, eager = false, part, extras, ...rest }: MemberGridProps) {
  const List = oneRow ? OneRow : Grid;
  return (
    <List aria-label={label} style={part && { paddingTop: part.before, paddingBottom: part.after }}>
      {cards.map((card, index) => (
        <li key={card.id} aria-setsize={part?.total} aria-posinset={part && part.position + index + 1}>
          <MemberCard {...rest} {...extras?.(card)} card={card} eager={eager && index < IN_VIEW} />
        </li>
      ))}
    </List>
  );
}

export interface MemberGridSkeletonProps {
  /** What is being loaded. */
  label: string;
  /** How many places. Default 10. */
  count?: number;
}

/** A grid that is loading, in the shape it will have. */
export function MemberGridSkeleton({ label, count = 10 }: MemberGridSkeletonProps) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Grid as="div" aria-hidden>
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <div key={place}>
            <Skeleton $ratio="4 / 5" />
            <Skeleton $shape="line" $height="20px" $width="64%" style={{ marginTop: 12 }} />
            <Skeleton $shape="line" $height="14px" $width="82%" style={{ marginTop: 8 }} />
          </div>
        ))}
      </Grid>
    </div>
  );
}
