import { styled } from '@amarena/shared/styled';
import { media } from '@amarena/shared/ui';

/**
 * The stage of a lander: full width and at least full height, below a transparent bar. A template redefines the colour
 * roles (`--surface`, `--text`, `--accent` …), and buttons and fields follow.
 */
export const Stage = styled.section`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  padding-top: 60px;
  overflow: clip;
  overflow-wrap: break-word;
  background: var(--surface);
  color: var(--text);
  ${media.lg} {
    padding-top: var(--topbar-h);
  }
  h1 {
    font-size: clamp(2.5rem, 1.4rem + 4.6vw, 5.25rem);
    font-weight: 380;
    line-height: 1;
    letter-spacing: -0.035em;
  }
  h1 em {
    font-weight: 360;
    color: var(--accent-text);
  }
`;

/**
 * Heading, text and form of a lander in one column. Widths are in `em`: a `ch` depends on the font, and the lines would
 * break differently when it loads.
 */
export const Column = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  gap: var(--s-4);
  align-content: start;
  > p {
    max-width: 27em;
    color: var(--text-muted);
  }
  ${media.lg} {
    gap: var(--s-5);
  }
`;

export const Above = styled.p`
  margin-bottom: var(--s-2);
  font: 420 var(--text-lg) / 1.2 var(--font-display);
  font-variation-settings: 'WONK' 0;
  color: var(--accent-text);
`;

export const Fine = styled.p`
  max-width: 33em;
  font-size: var(--text-xs);
  line-height: 1.45;
  text-wrap: pretty;
  color: var(--text-muted);
  /* On a design's artwork the accent colour may be hard to read; the underline marks the link. */
  a {
    color: inherit;
  }
`;

/** A form with a pill-shaped field and button; the label is visually hidden. */
export const PillForm = styled.div`
  display: grid;
  gap: var(--s-3);
  max-width: 560px;
  form {
    display: grid;
    gap: var(--s-3);
  }
  h2 {
    font-size: var(--text-xl);
  }
  label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  input {
    min-height: 56px;
    padding-inline: 22px;
  }
  input,
  input:focus {
    border-radius: var(--r-pill);
  }
  input::placeholder {
    opacity: 1;
  }
  ${media.md} {
    form {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
    }
    form > h2,
    form > p {
      grid-column: 1 / -1;
    }
  }
`;

/** A form on its own card, with the label above the field. */
export const CardForm = styled.div`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-5);
  background: var(--surface-raised);
  form {
    display: grid;
    gap: var(--s-3);
  }
  h2 {
    font-size: var(--text-xl);
  }
`;
