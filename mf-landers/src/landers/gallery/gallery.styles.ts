import { styled } from '@amarena/shared/styled';
import { below, media } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';

/** A white wall in daylight. */
export const GalleryFrame = styled(Stage)`
  --surface: #f4f1ec;
  --text: #1d1716;
  --text-muted: #5b504c;
  --frame: 0 1px 0 #d8d0c6, 0 14px 26px -14px rgb(40 24 18 / 0.5);
`;

/** Daylight from a window on the left. */
export const Light = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: linear-gradient(112deg, #fffdf9 0 18%, transparent 18% 24%, #fbf8f3 24% 38%, transparent 38%);
`;

export const Visit = styled.div`
  display: grid;
  gap: var(--s-5);
  padding-bottom: var(--s-8);
  ${media.lg} {
    grid-template-columns: 400px minmax(0, 1fr);
    gap: var(--s-16);
    min-height: calc(100dvh - var(--topbar-h));
  }
`;

export const Ticket = styled(Column)`
  h1 {
    font-size: clamp(2.375rem, 1.4rem + 4.2vw, 4.75rem);
  }
  > div:last-child {
    box-shadow: var(--frame);
  }
  input,
  input:focus {
    border-width: 0 0 1.5px;
    border-radius: 0;
    padding-inline: 0;
    background: none;
  }
  ${media.lg} {
    padding-top: var(--s-8);
  }
`;

/** Frames at different heights, the last ones cut off by the edge, as if the wall continued. Fewer than three hang in its middle. */
export const Wall = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => ($columns < 3 ? `repeat(${$columns}, minmax(0, 220px))` : 'repeat(3, 1fr)')};
  gap: var(--s-3);
  align-items: center;
  justify-content: center;
  margin-inline: ${({ $columns }) => ($columns < 3 ? '0' : '-28px')};
  ${below.lg} {
    order: -1;
    > :nth-child(n + 4) {
      display: none;
    }
    > :nth-child(2) {
      translate: 0 10px;
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(8, 1fr);
    gap: var(--s-6);
    align-items: start;
    align-content: start;
    margin: -12px -72px 0 0;
    > * {
      grid-column: span 3;
    }
    > :nth-child(6n + 2),
    > :nth-child(6n + 4) {
      grid-column: span 2;
    }
    > :nth-child(6n + 2) {
      margin-top: 64px;
    }
    > :nth-child(6n + 3) {
      margin-top: 16px;
    }
    > :nth-child(6n + 4) {
      margin-top: -24px;
    }
    > :nth-child(6n + 5) {
      margin-top: -44px;
    }
  }
`;

export const Piece = styled.div`
  figure {
    position: relative;
    padding: 6px;
    background: #fff;
    box-shadow: var(--frame);
  }
  img {
    height: auto;
    aspect-ratio: 4 / 5;
  }
  figure > span {
    position: absolute;
    left: 12px;
    top: 12px;
  }
  ${below.md} {
    figure > span {
      left: 8px;
      top: 8px;
      min-height: 22px;
      padding-inline: 7px;
      white-space: normal;
    }
  }
`;

export const Label = styled.p`
  ${below.lg} {
    display: none;
  }
  padding-top: 8px;
  font-size: var(--text-2xs);
  line-height: 1.4;
  color: var(--text-muted);
  b {
    display: block;
    font: var(--w-display) var(--text-sm) / 1.25 var(--font-display);
    font-variation-settings: 'WONK' 0;
    color: var(--text);
  }
`;
