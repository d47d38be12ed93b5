import { styled } from '@amarena/shared/styled';
import { below, media, TextButton } from '@amarena/shared/ui';
import { Stage } from '../parts/lander.styles.ts';

/** Apricot and ink, a low sun behind the cards. */
export const Poster = styled(Stage)`
  --surface: #f5a95f;
  --surface-raised: #fff6ea;
  --sun: #f9c58b;
  --ink: #2a120c;
  --text: var(--ink);
  --text-muted: var(--ink);
  --accent-text: #7d0f22;
  --danger: #8a1608;
  --border-strong: #7b4a2c;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    width: 150vmax;
    height: 150vmax;
    left: 50%;
    top: 46%;
    margin-left: -75vmax;
    border-radius: 50%;
    background: var(--sun);
  }
  h1 {
    font-size: clamp(2.5rem, 1.5rem + 6.4vw, 7.5rem);
    font-weight: 560;
    letter-spacing: -0.05em;
    line-height: 0.9;
  }
  h1 em {
    font-style: normal;
    font-weight: 560;
  }
`;

export const Table = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: center;
  align-content: start;
  text-align: center;
  padding-bottom: var(--s-6);
  ${media.lg} {
    grid-template-columns: 1fr auto minmax(0, 360px);
    align-items: center;
    align-content: center;
    justify-items: start;
    gap: var(--s-12);
    min-height: calc(100dvh - var(--topbar-h));
    text-align: left;
    h1 {
      max-width: 4.2em;
    }
  }
`;

export const Question = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-4);
  > p {
    font-weight: var(--w-semibold);
    font-size: var(--text-sm);
  }
`;

export const Cards = styled.div`
  position: relative;
  width: min(236px, 62vw);
  aspect-ratio: 4 / 5;
  margin-bottom: 22px;
  ${media.lg} {
    width: 380px;
  }
`;

const DEPTHS = ['none', 'translateY(12px) scale(0.94)', 'translateY(24px) scale(0.88)'] as const;

export const Card = styled.div<{ $below: number }>`
  position: absolute;
  inset: 0;
  transform: ${({ $below }) => DEPTHS[$below] ?? DEPTHS[2]};
  transform-origin: 50% 100%;
  overflow: hidden;
  border-radius: 24px;
  background: var(--ink);
  box-shadow: 0 0 0 3px var(--ink);
  touch-action: pan-y;
  user-select: none;
  transition: transform var(--t-slow) var(--ease-out);
  cursor: ${({ $below }) => ($below === 0 ? 'grab' : 'default')};
  img {
    height: 100%;
    pointer-events: none;
  }
  h2 {
    position: absolute;
    inset: auto 0 0;
    padding: 14px 18px 16px;
    text-align: left;
    color: var(--ink);
    background: var(--surface-raised);
    border-top: 3px solid var(--ink);
    font-size: var(--text-lg);
    line-height: 1.2;
  }
  ${media.lg} {
    h2 {
      font-size: var(--text-xl);
      padding: 18px 22px 22px;
    }
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-3);
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    min-height: 56px;
    min-width: min(132px, 38vw);
    padding-inline: var(--s-4);
    border-radius: var(--r-pill);
    background: var(--surface-raised);
    box-shadow: inset 0 0 0 3px var(--ink);
    font: 560 1.375rem / 1 var(--font-display);
    font-variation-settings: 'WONK' 0;
    transition: transform var(--t-fast);
  }
  button:active {
    transform: scale(0.97);
  }
  button:focus-visible {
    border-radius: var(--r-pill);
  }
  button:last-child {
    background: var(--accent);
    color: var(--on-accent);
  }
`;

export const Side = styled.div`
  display: grid;
  gap: var(--s-4);
  width: 100%;
  max-width: 440px;
  text-align: left;
  > div {
    border-radius: 24px;
    box-shadow: 0 0 0 3px var(--ink);
  }
  ${below.lg} {
    > p:first-child:not(:only-child) {
      display: none;
    }
    > div {
      padding: var(--s-4);
    }
    form {
      gap: var(--s-2);
    }
  }
`;

/** The list of answers, on the same paper as the cards. */
export const Sheet = styled.div`
  display: grid;
  gap: var(--s-4);
  width: min(420px, 100%);
  padding: var(--s-6);
  border-radius: 28px;
  background: var(--surface-raised);
  box-shadow: 0 0 0 3px var(--ink);
  text-align: left;
  h2 {
    font-size: var(--text-2xl);
  }
  h2:focus {
    outline: 0;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-4);
    padding-block: var(--s-3);
    border-top: 2px solid var(--ink);
  }
`;

export const Stamp = styled.b<{ $yes: boolean }>`
  flex: none;
  padding: 4px 12px;
  border-radius: var(--r-pill);
  box-shadow: inset 0 0 0 2px currentColor;
  color: ${({ $yes }) => ($yes ? 'var(--accent-text)' : 'var(--ink)')};
  font: 560 var(--text-lg) / 1.2 var(--font-display);
  font-variation-settings: 'WONK' 0;
`;

export const Again = styled(TextButton)`
  justify-self: start;
  min-height: 44px;
  color: var(--ink);
`;
