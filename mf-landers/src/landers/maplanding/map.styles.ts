import { css, styled } from '@amarena/shared/styled';
import { below, media } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';
import type { Spot } from './drawnMap.ts';

/** Olive background, apricot light. */
export const Land = styled(Stage)`
  --surface: #27321f;
  --surface-raised: #f6eddc;
  --text: #f6eddc;
  --text-muted: #cfc8ae;
  --accent: #f3b562;
  --accent-hover: #f8c886;
  --on-accent: #27180a;
  --accent-text: #f3b562;
  --border-strong: #f6eddc;
  --danger: #ffc2a8;
  --focus: #ffe3b3;
  --dot: #8c9a63;
  --field-text: #27321f;
  input,
  select {
    color: var(--field-text);
  }
  input::placeholder {
    color: #55603f;
  }
`;

export const Place = styled.div`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  padding-bottom: var(--s-6);
  ${media.lg} {
    grid-template-columns: minmax(0, 500px) minmax(0, 1fr);
    gap: var(--s-12);
    align-items: center;
    align-content: center;
    min-height: calc(100dvh - var(--topbar-h));
  }
`;

export const Text = styled(Column)`
  h1 {
    font-size: clamp(2.375rem, 1.5rem + 4vw, 5rem);
  }
  select {
    min-height: 56px;
    padding-inline: 22px 44px;
    border-radius: var(--r-pill);
  }
  form {
    grid-template-columns: minmax(0, 1fr);
  }
  button[type='submit'] {
    width: 100%;
  }
  ${below.lg} {
    margin-top: -112px;
    padding-top: 48px;
    background: linear-gradient(transparent, var(--surface) 64px);
    gap: var(--s-3);
    form {
      gap: var(--s-2);
    }
    select,
    input {
      min-height: 52px;
    }
  }
`;

export const Chart = styled.div`
  position: relative;
  width: min(300px, 100%);
  margin-inline: auto;
  svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  ${below.lg} {
    order: -1;
    margin-top: -6px;
  }
  ${media.lg} {
    width: min(620px, 100%, calc((100dvh - 96px) * 0.86));
  }
`;

export const Region = styled.g<{ $lit: boolean }>`
  fill: none;
  cursor: pointer;
  path {
    stroke: ${({ $lit }) => ($lit ? 'var(--accent)' : 'var(--dot)')};
    /* In screen pixels: the grid is narrower than it is high, and the dots must stay round. */
    vector-effect: non-scaling-stroke;
    stroke-width: ${({ $lit }) => ($lit ? 4.4 : 3.2)}px;
    stroke-linecap: round;
    transition:
      stroke var(--t-base),
      stroke-width var(--t-base);
  }
  /* The gaps between the dots are part of the region's hit area. */
  path[data-reach] {
    stroke: transparent;
    stroke-width: 12px;
    pointer-events: stroke;
  }
  ${media.lg} {
    path:not([data-reach]) {
      stroke-width: ${({ $lit }) => ($lit ? 8.5 : 6.2)}px;
    }
    path[data-reach] {
      stroke-width: 16px;
    }
  }
  &:hover path:not([data-reach]) {
    stroke: ${({ $lit }) => ($lit ? 'var(--accent)' : 'color-mix(in srgb, var(--dot) 50%, var(--accent))')};
  }
`;

const placed = ({ x, y }: Spot) => css`
  left: ${x}%;
  top: ${y}%;
`;

/** A member of that region. */
export const Pin = styled.figure<{ $at: Spot }>`
  position: absolute;
  z-index: 1;
  translate: -50% -50%;
  ${({ $at }) => placed($at)}
  width: 36px;
  pointer-events: none;
  img {
    height: auto;
    aspect-ratio: 1;
    border-radius: 50%;
    object-position: 50% 20%;
    box-shadow:
      0 0 0 3px var(--surface),
      0 0 0 5px var(--text);
  }
  figcaption {
    position: absolute;
    left: 50%;
    top: calc(100% + 3px);
    translate: -50% 0;
    display: grid;
    justify-items: center;
    gap: 3px;
    padding: 2px 10px;
    border-radius: var(--r-pill);
    background: var(--surface-raised);
    color: var(--field-text);
    font-size: 0.6875rem;
    font-weight: var(--w-semibold);
    line-height: 1.4;
    white-space: nowrap;
  }
  figcaption > span {
    min-height: 18px;
    padding-inline: 4px;
  }
  ${media.lg} {
    width: 66px;
    figcaption {
      top: calc(100% + 8px);
      font-size: var(--text-2xs);
    }
  }
`;

/** The number of people, above the region. */
export const Sign = styled.p<{ $at: Spot }>`
  position: absolute;
  z-index: 2;
  ${({ $at }) => placed($at)}
  translate: -50% calc(-100% - 40px);
  display: grid;
  padding: 8px 16px;
  border-radius: var(--r-md);
  background: var(--surface-raised);
  color: var(--field-text);
  box-shadow: var(--shadow-3);
  font-size: var(--text-xs);
  line-height: 1.3;
  white-space: nowrap;
  text-align: center;
  pointer-events: none;
  b {
    font: var(--w-display) var(--text-md) / 1.2 var(--font-display);
    font-variation-settings: 'WONK' 0;
  }
`;
