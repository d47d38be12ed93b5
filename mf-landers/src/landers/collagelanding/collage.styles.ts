import { styled } from '@amarena/shared/styled';
import { below, media } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';

/** Drawing paper and scraps of coloured sheets. */
export const Sheet = styled(Stage)`
  --surface: #e9dcc4;
  --surface-raised: #fffaf0;
  --text: #241a1c;
  --text-muted: #5a4a43;
  --accent-text: #a5122b;
  --border-strong: #7d6a58;
  --lift: drop-shadow(0 2px 1px rgb(60 36 20 / 0.3)) drop-shadow(0 12px 14px rgb(60 36 20 / 0.22));
`;

export const Paper = styled.div`
  display: grid;
  gap: var(--s-5);
  padding-bottom: var(--s-8);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 620px);
    gap: var(--s-12);
    align-items: center;
    min-height: calc(100dvh - var(--topbar-h));
  }
`;

export const CollageText = styled(Column)`
  ${media.lg} {
    order: -1;
  }
  /* The form is also a piece of paper, fixed with a strip of tape. */
  > div:last-child {
    position: relative;
    filter: var(--lift);
    clip-path: polygon(0 1.2%, 18% 0, 46% 1%, 74% 0, 100% 1.4%, 99.4% 40%, 100% 98.6%, 66% 100%, 30% 98.8%, 0 100%, 0.6% 52%);
  }
`;

export const Glued = styled.div`
  position: relative;
  height: 296px;
  width: min(100% + 2 * var(--gutter), 430px);
  margin-inline: calc(var(--gutter) * -1);
  ${media.sm} {
    margin-inline: auto;
  }
  ${media.lg} {
    width: auto;
    height: min(720px, calc(100dvh - 110px));
    margin: 0;
  }
`;

export const Scraps = styled.svg`
  position: absolute;
  inset: -6% -4%;
  width: 108%;
  height: 112%;
  filter: var(--lift);
  ${below.lg} {
    inset: -60px 0 auto;
    width: 100%;
    height: 366px;
    path:nth-child(5) {
      display: none;
    }
  }
`;

/** Cut outlines, used in turn. */
const OUTLINES = [
  'polygon(3% 5%, 52% 0, 97% 3%, 100% 52%, 96% 97%, 48% 100%, 2% 96%, 0 46%)',
  'circle(49% at 50% 50%)',
  'polygon(0 16%, 60% 0, 100% 10%, 94% 100%, 34% 94%, 4% 100%)',
  'ellipse(44% 50% at 50% 50%)',
  'polygon(8% 0, 100% 8%, 92% 90%, 0 100%)',
  'polygon(50% 0, 96% 22%, 100% 78%, 54% 100%, 4% 82%, 0 24%)',
];

/** Where the pieces lie, in percent of the sheet: left, top, width, and their aspect ratio. */
const PLACES = [
  [0, 4, 27, 1],
  [70, 2, 29, 1.2],
  [2, 55, 28, 1.2],
  [68, 54, 30, 1],
  [35, 73, 28, 0.8],
  [36, -3, 24, 0.6],
  [78, 36, 20, 1],
] as const;

const placed = PLACES.map(
  ([left, top, width, ratio], place) => `
    &:nth-of-type(${place + 2}) {
      left: ${left}%;
      top: ${top}%;
      width: ${width}%;
    }
    &:nth-of-type(${place + 2}) > img {
      aspect-ratio: 1 / ${ratio};
      clip-path: ${OUTLINES[(place + 1) % OUTLINES.length]};
    }`,
).join('');

export const Cutting = styled.figure<{ $main: boolean }>`
  position: absolute;
  filter: var(--lift);
  > img {
    height: auto;
  }
  ${placed}
  &:first-of-type {
    z-index: 1;
    left: 27%;
    top: 12%;
    width: 46%;
  }
  &:first-of-type > img {
    aspect-ratio: 4 / 5;
    clip-path: ${OUTLINES[0]};
  }
  figcaption {
    position: absolute;
    inset: auto 8% 7%;
    display: grid;
    justify-items: start;
    gap: 4px;
  }
  b {
    padding: 3px 12px;
    background: var(--surface-raised);
    font: var(--w-display) var(--text-md) / 1.2 var(--font-display);
    font-variation-settings: 'WONK' 0;
  }
  ${below.lg} {
    &:first-of-type {
      left: 31%;
      width: 38%;
      top: 6%;
    }
    &:nth-of-type(n + 6) {
      display: none;
    }
  }
`;
