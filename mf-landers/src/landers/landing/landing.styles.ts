import { styled } from '@amarena/shared/styled';
import { below, media } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';

/** Deep cherry, as in the band of the home page: only the person is bright. */
export const Portrait = styled(Stage)`
  --surface: #480a17;
  --surface-raised: #6a1626;
  --text: #fdeee9;
  --text-muted: #eccac4;
  --accent: #fff0e6;
  --accent-hover: #ffffff;
  --on-accent: #6f0e20;
  --accent-text: #ffb3a6;
  --border-strong: #dba79f;
  --danger: #ffc2b0;
  --focus: #ffd9c9;
`;

export const Sitting = styled.div`
  display: grid;
  padding-bottom: var(--s-8);
  ${below.lg} {
    > :first-child {
      margin: -60px calc(var(--gutter) * -1) 0;
      height: 330px;
      overflow: hidden;
    }
    > :first-child > span:first-child {
      aspect-ratio: auto;
      height: 100%;
    }
    > :first-child img {
      object-position: 50% 22%;
    }
    > :first-child > span:last-child:not(:first-child) {
      top: 66px;
    }
    > :first-child::after {
      content: '';
      position: absolute;
      inset: 40% 0 -1px;
      background: linear-gradient(transparent, var(--surface) 82%);
    }
    > :first-child::before {
      content: '';
      position: absolute;
      z-index: 1;
      inset: 0 0 auto;
      height: 110px;
      background: linear-gradient(rgb(40 4 12 / 0.72), transparent);
    }
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--s-12);
    align-items: center;
    min-height: calc(100dvh - var(--topbar-h));
    > :first-child {
      order: 2;
      justify-self: end;
      width: min(100%, (100dvh - var(--topbar-h) - 48px) * 0.8);
      border-radius: 50% 50% var(--r-xl) var(--r-xl) / 38% 38% var(--r-xl) var(--r-xl);
      overflow: hidden;
    }
    > :first-child > span:last-child:not(:first-child) {
      left: auto;
      right: 24px;
      top: auto;
      bottom: 24px;
    }
  }
`;

export const Said = styled(Column)`
  ${below.lg} {
    margin-top: -84px;
    gap: var(--s-3);
    blockquote {
      font-size: var(--text-lg);
    }
  }
`;

export const Place = styled.p`
  display: grid;
  && {
    color: var(--text-muted);
  }
  b {
    font: var(--w-display) var(--text-2xl) / 1.15 var(--font-display);
    font-variation-settings: 'WONK' 0;
    color: var(--text);
  }
`;
