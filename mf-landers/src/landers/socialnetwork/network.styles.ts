import { css, styled } from '@amarena/shared/styled';
import { below, media } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';
import { KNOTS, type Knot, YOURS } from './network.model.ts';

/** A pale morning sky, ink lines. */
export const Sky = styled(Stage)`
  --surface: #cddce0;
  --surface-raised: #ffffff;
  --ink: #1d2733;
  --text: var(--ink);
  --text-muted: #3d4a56;
  --accent-text: #a5122b;
  --border-strong: #5f7180;
  --thread: #6d8593;
`;

export const Table = styled.div`
  display: grid;
  gap: var(--s-4);
  padding-bottom: var(--s-8);
  ${media.lg} {
    grid-template-columns: minmax(0, 460px) minmax(0, 1fr);
    gap: var(--s-10);
    align-items: center;
    min-height: calc(100dvh - var(--topbar-h));
  }
`;

export const Said = styled(Column)`
  h1 {
    font-size: clamp(2.375rem, 1.4rem + 3.6vw, 4.5rem);
  }
  ${media.lg} {
    form {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Mesh = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 1;
  max-width: min(700px, calc(100dvh - 100px));
  margin-inline: auto;
  ${below.lg} {
    order: -1;
    max-width: 330px;
    margin-block: 6px 4px;
  }
`;

export const Threads = styled.svg`
  position: absolute;
  inset: 0;
  overflow: visible;
  fill: none;
  path {
    stroke: var(--thread);
    stroke-width: 0.55;
    stroke-linecap: round;
  }
  path[data-bubble] {
    fill: var(--surface-raised);
    stroke: var(--thread);
    stroke-width: 0.4;
  }
  path[data-loose] {
    stroke: var(--accent-text);
    stroke-width: 0.6;
    stroke-dasharray: 0.1 1.8;
  }
  ${below.lg} {
    g[data-far] {
      display: none;
    }
    path {
      stroke-width: 0.7;
    }
  }
`;

const at = ({ x, y, size }: Knot) => css`
  left: ${x}%;
  top: ${y}%;
  width: ${size}%;
`;

export const KnotFace = styled.figure<{ $place: number }>`
  position: absolute;
  translate: -50% -50%;
  ${({ $place }) => at(KNOTS[$place] ?? YOURS)}
  img {
    height: auto;
    aspect-ratio: 1;
    border-radius: 50%;
    object-position: 50% 18%;
    box-shadow:
      0 0 0 4px var(--surface),
      0 0 0 6px var(--ink);
  }
  figcaption {
    position: absolute;
    left: 50%;
    top: calc(100% + 10px);
    translate: -50% 0;
    display: grid;
    justify-items: center;
    gap: 3px;
    font-size: var(--text-xs);
    font-weight: var(--w-semibold);
    line-height: 1.3;
    white-space: nowrap;
    padding-inline: 5px;
    border-radius: var(--r-pill);
    background: var(--surface);
  }
  ${below.lg} {
    img {
      box-shadow:
        0 0 0 2px var(--surface),
        0 0 0 3.5px var(--ink);
    }
    figcaption {
      top: calc(100% + 5px);
      font-size: 0.6875rem;
    }
    figcaption > span {
      min-height: 18px;
      padding-inline: 6px;
      font-size: 0.625rem;
    }
    &:nth-of-type(n + 7) {
      display: none;
    }
  }
`;

/** The free chair. */
export const Chair = styled.div`
  position: absolute;
  translate: -50% -50%;
  ${at(YOURS)}
  aspect-ratio: 1;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: color-mix(in srgb, var(--surface-raised) 60%, transparent);
  border: 3px dashed var(--accent-text);
  color: var(--accent-text);
  font: italic 420 clamp(1.25rem, 3vw, 2.25rem) / 1 var(--font-display);
  font-variation-settings: 'WONK' 0;
`;
