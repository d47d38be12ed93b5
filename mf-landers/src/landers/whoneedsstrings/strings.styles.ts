import { styled } from '@amarena/shared/styled';
import { below, media } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';

/** Fired clay, undyed thread. */
export const Workshop = styled(Stage)`
  --surface: #9a3d28;
  --surface-raised: #fff3e4;
  --thread: #fbe9d3;
  --text: #fff6ec;
  --text-muted: #fde3d0;
  --accent: #34101c;
  --accent-hover: #4a1828;
  --accent-text: #ffd9a3;
  --border-strong: #fbe9d3;
  --danger: #ffe0b8;
  --focus: #ffe9c9;
  --tag-ink: #3b1220;
  --tag-soft: #704a3f;
  input {
    color: var(--tag-ink);
  }
  input::placeholder {
    color: var(--tag-soft);
  }
`;

export const Free = styled.div`
  position: relative;
  display: grid;
  gap: var(--s-6);
  align-content: start;
  padding-bottom: var(--s-12);
  ${media.lg} {
    grid-template: minmax(560px, calc(100dvh - var(--topbar-h) - 150px)) auto / minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 var(--s-12);
  }
`;

export const Said = styled(Column)`
  /* One line on a phone and two beside the scissors, in the fallback font too: with less room, the bottom-aligned
     heading would jump when the real font loads. */
  ${below.lg} {
    padding-top: 176px;
    h1 {
      font-size: clamp(2.25rem, 1.15rem + 4.6vw, 4rem);
    }
  }
  ${media.lg} {
    align-self: end;
    padding-bottom: var(--s-12);
    h1 {
      max-width: 6.5em;
    }
  }
`;

/** The thread comes from beyond the left edge of the page. */
export const CutArt = styled.div`
  position: absolute;
  z-index: -1;
  inset: -64px auto auto 38%;
  width: 300px;
  svg {
    width: 100%;
    overflow: visible;
  }
  ${media.lg} {
    position: relative;
    inset: auto;
    width: 100%;
    align-self: start;
    svg {
      translate: 0 -104px;
    }
  }
`;

/** Tags on a line, each on a string of its own length. */
export const Line = styled.div`
  position: relative;
  ${media.lg} {
    grid-column: 1 / -1;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 -100vw auto;
    border-top: 5px solid var(--thread);
  }
  h2 {
    padding-top: var(--s-8);
    font-size: var(--text-2xl);
  }
  ul,
  ol {
    display: grid;
    gap: 0 var(--s-5);
    grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  }
  /* The tag's paper with its hole is behind the text; the string runs up to what the tag hangs on. */
  li {
    position: relative;
    z-index: 0;
    margin-top: 46px;
    padding: 44px 22px 24px;
    color: var(--tag-ink);
    text-align: center;
  }
  li::before,
  li::after {
    content: '';
    position: absolute;
    z-index: -1;
  }
  li::before {
    inset: 0;
    background: radial-gradient(circle at 50% 22px, transparent 8px, var(--surface-raised) 8.6px);
    clip-path: polygon(26px 0, calc(100% - 26px) 0, 100% 26px, 100% 100%, 0 100%, 0 26px);
  }
  li::after {
    left: calc(50% - 1.5px);
    bottom: calc(100% - 24px);
    height: 72px;
    border-left: 3px solid var(--thread);
  }
  ${media.lg} {
    li:nth-child(even) {
      margin-top: 84px;
    }
    li:nth-child(even)::after {
      height: 110px;
    }
    li:nth-child(3n) {
      margin-top: 62px;
    }
    li:nth-child(3n)::after {
      height: 88px;
    }
  }
  :is(h2, h3) {
    font: var(--w-display) var(--text-xl) / 1.2 var(--font-display);
    font-variation-settings: 'WONK' 0;
  }
  li p {
    margin-top: var(--s-1);
    color: var(--tag-soft);
  }
`;
