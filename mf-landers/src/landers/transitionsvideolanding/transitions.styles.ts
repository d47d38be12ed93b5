import { css, keyframes, styled } from '@amarena/shared/styled';
import { below, media } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';

/** A dark room with one big frame of light. */
export const Page = styled(Stage)`
  --surface: #16121d;
  --surface-raised: #2a2433;
  --text: #fdf3e7;
  --text-muted: #cfc5cf;
  --accent-text: #ffb59c;
  --border-strong: #b7a9bb;
  --danger: #ffb8a3;
  --focus: #ffd9a0;
  align-content: start;
  ${media.lg} {
    grid-template-rows: 1fr auto;
  }
`;

export const Frame = styled.div`
  position: relative;
  height: 292px;
  ${media.lg} {
    position: absolute;
    inset: calc(var(--topbar-h) + 16px) 0 auto auto;
    width: 54%;
    height: calc(100dvh - var(--topbar-h) - 48px);
  }
`;

/** Four corners, one of them round: an old slide frame, cut off by the edge of the page. */
export const Scene = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: #2c1f33;
  > img {
    position: absolute;
    inset: 0;
    height: 100%;
  }
  --caption-at: auto 0 46px;
  --switch-at: auto 14px 14px auto;
  ${media.lg} {
    border-radius: 200px 0 0 28px;
    --caption-at: auto 0 96px;
    --switch-at: auto 32px 24px auto;
  }
`;

const circle = keyframes`
  from { clip-path: circle(0 at 50% 46%); }
  to { clip-path: circle(120% at 50% 46%); }
`;
const curtain = keyframes`
  from { clip-path: inset(0 0 0 100%); }
  to { clip-path: inset(0); }
`;
const lens = keyframes`
  from { clip-path: polygon(50% 0, 50% 0, 50% 100%, 50% 100%); }
  to { clip-path: polygon(0 0, 100% 0, 100% 100%, 0 100%); }
`;
const OPENINGS = [circle, curtain, lens];

/** The first shot appears at once; with reduced motion the shots change without a wipe. */
export const Shot = styled.div<{ $opens: number | null }>`
  position: absolute;
  inset: 0;
  ${({ $opens }) =>
    $opens !== null &&
    css`
      animation: ${OPENINGS[$opens % OPENINGS.length] ?? circle} 900ms var(--ease-in-out) both;
    `}
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const Reel = styled.div.attrs({ role: 'group' })`
  position: absolute;
  z-index: 3;
  left: var(--gutter);
  bottom: 0;
  display: flex;
  gap: 6px;
  button {
    display: grid;
    align-content: center;
    width: 52px;
    height: 44px;
  }
  button::before {
    content: '';
    height: 5px;
    border-radius: var(--r-pill);
    background: rgb(253 243 231 / 0.5);
    box-shadow: 0 0 0 1px rgb(22 18 29 / 0.4);
  }
  button[aria-current='true']::before {
    background: var(--text);
  }
  ${media.lg} {
    left: 40px;
    bottom: 26px;
    button {
      width: 76px;
    }
  }
`;

export const Script = styled(Column)`
  padding-block: var(--s-5) var(--s-6);
  h1 {
    font-size: clamp(2.375rem, 1.5rem + 3.6vw, 4.75rem);
  }
  ${media.lg} {
    width: 40%;
    min-height: calc(100dvh - var(--topbar-h));
    align-content: center;
    form {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${below.md} {
    gap: var(--s-3);
  }
`;

export const Below = styled.div`
  background: var(--surface);
`;
