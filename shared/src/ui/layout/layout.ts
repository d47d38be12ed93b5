import { styled } from '../../facades/styled.ts';
import { media } from '../media.ts';

/** Step of the space scale: 4 is 16 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24;
const space = (step: Space): string => (step === 0 ? '0' : `var(--s-${step})`);

const widths = { wide: 'var(--page-max)', settings: '760px', read: 'var(--read-max)', questions: '640px', outcome: '520px' } as const;

export interface WrapProps {
  /** Maximum width of the content: the page (1280), settings (760), reading (680), questions (640) or an outcome (520). Default `wide`. */
  $width?: keyof typeof widths;
}

/** Centres content and keeps the gutter on both sides. */
export const Wrap = styled.div<WrapProps>`
  width: 100%;
  max-width: ${({ $width = 'wide' }) => `calc(${widths[$width]} + 2 * var(--gutter))`};
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

/** A screen's content inside the frame, with its distance from the bars. */
export const Page = styled(Wrap)`
  padding-block: var(--s-6) var(--s-8);
  ${media.lg} {
    padding-block: var(--s-10) var(--s-12);
  }
`;

export interface GapProps {
  /** Space between the children. Default 4 (16 px) in `Stack`, 3 (12 px) in `Row`. */
  $gap?: Space;
}

/** Children stacked vertically. */
export const Stack = styled.div<GapProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 4 }) => space($gap)};
  align-content: start;
`;

export interface RowProps extends GapProps {
  /** Alignment of the children in the row. Default `start`. */
  $justify?: 'start' | 'center' | 'end' | 'between';
  /** Keeps the children on one line. Default false: they wrap. */
  $nowrap?: boolean;
}

/** Children side by side, vertically centred. */
export const Row = styled.div<RowProps>`
  display: flex;
  align-items: center;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  gap: ${({ $gap = 3 }) => space($gap)};
  justify-content: ${({ $justify = 'start' }) => ($justify === 'between' ? 'space-between' : $justify)};
`;

/** Chips on one line that scrolls sideways on narrow screens, up to the screen's edges. */
export const Scroller = styled.div`
  display: flex;
  gap: var(--s-2);
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(var(--gutter) * -1);
  padding: 3px var(--gutter);
  /* Scrolls a focused chip at the edge fully into view. */
  scroll-padding-inline: var(--s-12);
  > * {
    flex: none;
  }
`;
