import type { Card } from '../../contracts/people/profile.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../text/index.ts';
import { MemberCard, type MemberCardProps } from './MemberCard.tsx';
import { Grid, NameLine, OneRow, PlaceLine } from './member.styles.ts';

/** Photos in the first row of a large screen; a phone shows four. */
const IN_VIEW = 5;
/** Photos in the first row of a phone: they load first, and on a large screen the others of its row follow. */
const FIRST_ROW = 2;

export interface MemberGridProps extends Pick<MemberCardProps, 'cdnPrefix' | 'labels' | 'onLike'> {
  cards: readonly Card[];
  /** Names the list for screen readers. */
  label: string;
  /** One complete row: 4, 3 from 576 px, 4 from 992 px, 5 from 1200 px. Default false. */
  oneRow?: boolean;
  /** True at the top of the screen: the first row's photos load at once. Default false. */
  eager?: boolean;
  /**
   * Set if only these cards of a longer list are in the document: the space above and below in CSS pixels, the number
   * of cards before them, and the total (-1: unknown). Default: the list is complete.
   */
  part?: { before: number; after: number; position: number; total: number };
  /** Additions to a card: another tag, a ring. */
  extras?: ((card: Card) => Pick<MemberCardProps, 'topTag' | 'bottomTag' | 'caption' | 'to' | 'ringed'>) | undefined;
}

/** Members in a grid of 2, 3, 4 or 5 columns. */
export function MemberGrid({ cards, label, oneRow = false, eager = false, part, extras, ...rest }: MemberGridProps) {
  const List = oneRow ? OneRow : Grid;
  return (
    <List aria-label={label} style={part && { paddingTop: part.before, paddingBottom: part.after }}>
      {cards.map((card, index) => (
        <li key={card.id} aria-setsize={part?.total} aria-posinset={part && part.position + index + 1}>
          <MemberCard {...rest} {...extras?.(card)} card={card} eager={eager && index < IN_VIEW} urgent={eager && index < FIRST_ROW} />
        </li>
      ))}
    </List>
  );
}

export interface MemberGridPlaceProps {
  /** Number of skeleton cards. Default 10. */
  count?: number;
  /** As tall as one complete row of cards. Default false. */
  oneRow?: boolean;
}

/** Keeps the place of a grid that says itself that it loads. */
export function MemberGridPlace({ count = 10, oneRow = false }: MemberGridPlaceProps) {
  const List = oneRow ? OneRow : Grid;
  return (
    <List as="div" aria-hidden>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div key={place}>
          <Skeleton $ratio="4 / 5" />
          <NameLine $shape="line" $height="20px" $width="64%" />
          <PlaceLine $shape="line" $height="14px" $width="82%" />
        </div>
      ))}
    </List>
  );
}

export interface MemberGridSkeletonProps extends MemberGridPlaceProps {
  /** What is loading. */
  label: string;
}

/** Skeleton of a grid. */
export function MemberGridSkeleton({ label, ...place }: MemberGridSkeletonProps) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      <MemberGridPlace {...place} />
    </div>
  );
}
