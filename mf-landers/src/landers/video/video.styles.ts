import { styled } from '@amarena/shared/styled';
import { below, media } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';

/** Evening red, up to the edges of the film. */
export const Cinema = styled(Stage)`
  --surface: #4a0b18;
  --text: #fdeee9;
  --text-muted: #f0cfc8;
  --accent-text: #ffb3a6;
  padding-top: 0;
  grid-template-rows: auto 1fr auto;
  /* The text column is as wide as the page; its empty side lets presses through to the film's button. */
  > :nth-child(2) {
    pointer-events: none;
  }
`;

export const Screen = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0 0 auto;
  height: 100dvh;
  --film-at: 50% 60%;
  /* The text is on the darkened side of the film. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    pointer-events: none;
    background: linear-gradient(90deg, var(--surface), transparent 34%);
  }
  ${media.lg} {
    left: 32%;
    --caption-at: auto 0 48px;
  }
  ${below.lg} {
    height: 364px;
    --caption-at: 66px 0 auto;
    --switch-at: 64px 12px auto auto;
    &::after {
      background: linear-gradient(rgb(58 8 20 / 0.5), transparent 90px, transparent 34%, #4a0b18 88%);
    }
  }
`;

export const Seat = styled(Column)`
  /* On a phone its empty top covers the film's button. */
  > * {
    pointer-events: auto;
  }
  max-width: 480px;
  padding-block: 262px var(--s-6);
  ${media.lg} {
    align-content: center;
    min-height: 100dvh;
    padding-block: var(--topbar-h) var(--s-10);
  }
`;

/** The form is on white paper, whatever the film shows behind it. */
export const Card = styled.div`
  display: grid;
  gap: var(--s-4);
  > p {
    color: var(--text-muted);
    max-width: 24.5em;
  }
  > div {
    --surface-raised: #fffaf5;
    --text: #271417;
    --text-muted: #6b5955;
    --border-strong: #8d7a71;
    --danger: #b0300f;
    color: var(--text);
    border-radius: var(--r-xl);
  }
`;

export const Below = styled.div`
  background: var(--surface);
`;
