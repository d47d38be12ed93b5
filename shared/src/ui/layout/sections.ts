import { css, styled } from '../../facades/styled.ts';
import { media } from '../media.ts';

/** Content with an `<aside>` on the right that stays in view from 992 px. */
export const WithAside = styled.div`
  display: grid;
  gap: var(--s-8);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 340px;
    gap: var(--s-10);
    align-items: start;
    > aside {
      position: sticky;
      top: 88px;
    }
  }
`;

/** The height of a screen below the top bar and its border. */
const BELOW_BAR = 'calc(100dvh - var(--topbar-h) - 1px)';

/** Two halves of a screen below the top bar from 992 px: a picture and a form. Below that width, only the form. */
export const Split = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  ${media.lg} {
    min-height: ${BELOW_BAR};
    grid-template: 1fr / minmax(0, 0.85fr) 1fr;
  }
`;

/** The picture's half of a `Split`; a `<blockquote>` inside is placed at its bottom edge. */
export const SplitArt = styled.div`
  position: relative;
  display: none;
  overflow: hidden;
  background: var(--deep);
  > img {
    position: absolute;
    inset: 0;
    height: 100%;
  }
  > blockquote {
    position: absolute;
    inset: auto 0 0;
    margin: 0;
    padding: 140px var(--s-12) var(--s-12);
    color: var(--text-on-photo);
    background: linear-gradient(transparent, rgb(43 7 15 / 0.72) 55%, rgb(43 7 15 / 0.92));
    font: italic 400 var(--text-2xl) / 1.25 var(--font-display);
    font-variation-settings: 'WONK' 0;
  }
  ${media.lg} {
    display: block;
    position: sticky;
    top: calc(var(--topbar-h) + 1px);
    height: ${BELOW_BAR};
  }
`;

/** The form's half of a `Split`. */
export const SplitMain = styled.div`
  display: flex;
  flex-direction: column;
  padding: var(--s-3) var(--gutter) var(--s-8);
`;

/** Column for a form in a `SplitMain`, centred in the available space. */
export const SplitForm = styled.div`
  width: 100%;
  max-width: 460px;
  margin: auto;
  display: grid;
  gap: var(--s-5);
  padding-block: var(--s-5);
`;

/** Fields side by side from 576 px: six columns, of which each child spans `$span`. */
export const FormGrid = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.sm} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 6;
    }
  }
`;

interface FormCellProps {
  /** Columns out of six, from 576 px. */
  $span: 1 | 2 | 3 | 4 | 5 | 6;
  /** Aligns a button with the bottom edge of the field beside it. Default false. */
  $end?: boolean;
}

/** One field of a `FormGrid`. */
export const FormCell = styled.div<FormCellProps>`
  min-width: 0;
  ${({ $end }) => $end && 'align-self: end;'}
  ${media.sm} {
    && {
      grid-column: span ${({ $span }) => $span};
    }
  }
`;

const cardStyles = css`
  background: var(--surface-raised);
  border: 1px solid var(--border);
  border-radius: var(--r-lg);
`;

/** Surface that groups related content. */
export const Card = styled.section`
  ${cardStyles}
  padding: var(--s-5);
`;

/** Thin line between parts. */
export const Divider = styled.hr`
  width: 100%;
  height: 1px;
  margin: 0;
  border: 0;
  background: var(--border);
`;

/** A word between two alternatives, with a line on both sides. */
export const OrDivider = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  color: var(--text-muted);
  font-size: var(--text-sm);
  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--border);
  }
`;
