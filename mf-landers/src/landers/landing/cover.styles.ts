import { styled } from '@amarena/shared/styled';
import { media } from '@amarena/shared/ui';
import { Stage } from '../parts/lander.styles.ts';

/** Newsprint grey behind a white cover. */
export const Kiosk = styled(Stage)`
  --surface: #d9d4cc;
  --surface-raised: #ffffff;
  --text: #1b1416;
  --text-muted: #4d4444;
  --accent-text: #b3142f;
`;

export const Shelf = styled.div`
  display: grid;
  gap: var(--s-4);
  padding-block: var(--s-2) var(--s-8);
  > div:last-child {
    display: grid;
    gap: var(--s-3);
    align-content: center;
    max-width: 560px;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: var(--s-10);
    align-items: center;
    min-height: calc(100dvh - var(--topbar-h));
  }
`;

/** The cover: the title across the full width, the picture on the right, the lines on white beside it. */
export const Cover = styled.div`
  display: grid;
  grid-template: 'title title' 'lines picture' 1fr 'issue picture' 'inside inside' / minmax(0, 1fr) 46%;
  gap: var(--s-2) var(--s-4);
  padding: var(--s-4);
  background: var(--surface-raised);
  box-shadow:
    inset 10px 0 14px -12px rgb(40 30 30 / 0.35),
    0 24px 44px -22px rgb(40 30 30 / 0.6);
  > :first-child {
    grid-area: title;
    padding-bottom: var(--s-2);
    border-bottom: 3px solid var(--text);
  }
  h1 {
    font-size: clamp(2rem, 0.9rem + 6.4vw, 6.5rem);
    font-weight: 520;
    line-height: 0.95;
  }
  h1 em {
    font-weight: 520;
  }
  ${media.lg} {
    grid-template: 'title title' 'lines picture' 'inside picture' 1fr 'issue picture' / minmax(0, 1fr) 56%;
    gap: var(--s-4) var(--s-8);
    padding: var(--s-8);
  }
`;

export const Picture = styled.div`
  grid-area: picture;
  align-self: start;
`;

export const Lines = styled.div`
  grid-area: lines;
  display: grid;
  align-content: start;
  gap: var(--s-3);
  min-width: 0;
  > h2 {
    font-size: clamp(1.375rem, 1rem + 2vw, 2.75rem);
    line-height: 1.05;
    color: var(--accent-text);
  }
  blockquote {
    font-size: clamp(0.9375rem, 0.8rem + 0.5vw, 1.375rem);
    line-height: 1.3;
  }
`;

/** The inside: beside the picture if there is room, below it on a phone. */
export const Inside = styled.div`
  grid-area: inside;
  ul,
  ol {
    display: grid;
    gap: var(--s-4);
    margin-top: var(--s-3);
    padding-top: var(--s-4);
    border-top: 1.5px solid var(--text);
  }
  li :is(h2, h3):is(h2, h3) {
    font: var(--w-semibold) var(--text-md) / 1.25 var(--font-ui);
    color: var(--text);
  }
  ${media.lg} {
    li :is(h2, h3):is(h2, h3) {
      font: var(--w-display) var(--text-xl) / 1.2 var(--font-display);
      font-variation-settings: 'WONK' 0;
    }
  }
  li p {
    font-size: var(--text-sm);
    color: var(--text-muted);
  }
`;

/** The foot of the cover's margin: the day's number and a barcode that no scanner would read. */
export const Issue = styled.div`
  grid-area: issue;
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--s-3);
  align-self: end;
  font-size: var(--text-2xs);
  font-weight: var(--w-semibold);
  line-height: 1.25;
  svg {
    width: 64px;
    height: 34px;
    fill: currentColor;
  }
  ${media.lg} {
    font-size: var(--text-xs);
    svg {
      width: 96px;
      height: 52px;
    }
  }
`;
