import { styled } from '@amarena/shared/styled';
import { below, media } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';

/** The yellow and black of signs, and red for what matters. */
export const Leaflet = styled(Stage)`
  --surface: #f4c534;
  --surface-raised: #fffbef;
  --ink: #1c1710;
  --sign: #b3142f;
  --text: var(--ink);
  --text-muted: #463a16;
  --accent: var(--ink);
  --accent-hover: #3a3020;
  --accent-text: #8f0f26;
  --border-strong: var(--ink);
  --danger: #9a1f06;
`;

export const Spread = styled.div`
  display: grid;
  gap: var(--s-6);
  padding-bottom: var(--s-10);
  ${media.lg} {
    grid-template-columns: minmax(0, 0.8fr) minmax(0, 1fr);
    gap: var(--s-12);
    align-items: center;
    min-height: calc(100dvh - var(--topbar-h));
    padding-bottom: var(--s-8);
  }
`;

export const Board = styled(Column)`
  h1 {
    font-weight: 540;
  }
  h1 em {
    font-style: normal;
    font-weight: 540;
  }
  > div:last-child {
    --text-muted: #5b4a1c;
    border: 3px solid var(--ink);
    border-radius: var(--r-lg);
  }
  ${below.lg} {
    padding-top: var(--s-3);
  }
`;

export const Panels = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border: 3px solid var(--ink);
  border-radius: var(--r-lg);
  overflow: hidden;
  background: var(--ink);
  gap: 3px;
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export const Panel = styled.li<{ $red: boolean }>`
  position: relative;
  display: grid;
  align-content: start;
  gap: 6px;
  padding: var(--s-5) var(--s-4);
  background: var(--surface-raised);
  svg {
    width: 76px;
    height: 76px;
    margin-block: 4px 8px;
    color: ${({ $red }) => ($red ? 'var(--sign)' : 'var(--ink)')};
  }
  > b {
    position: absolute;
    top: 14px;
    right: 14px;
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border-radius: 50%;
    background: var(--surface);
    font: 560 var(--text-md) / 1 var(--font-display);
    font-variation-settings: 'WONK' 0, 'opsz' 9;
  }
  :is(h2, h3) {
    font: 540 var(--text-lg) / 1.15 var(--font-display);
    font-variation-settings: 'WONK' 0;
    hyphens: auto;
  }
  p {
    font-size: var(--text-sm);
    line-height: 1.4;
    color: var(--text-muted);
  }
  ${media.lg} {
    padding: var(--s-6) var(--s-5);
    svg {
      width: 104px;
      height: 104px;
    }
  }
`;
