import { css, styled } from '@amarena/shared/styled';
import { below, media } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';

/** Night over the roofs, lamp yellow in the windows. */
export const Night = styled(Stage)`
  --surface: #0e0b1a;
  --surface-raised: #33223c;
  --text: #fbeee0;
  --text-muted: #dcc6c6;
  --accent-text: #ffc978;
  --border-strong: #c9b3b8;
  --danger: #ffb8a3;
  --focus: #ffd9a0;
  --wall: #150c1f;
  --edge: #2c1b35;
  background: linear-gradient(#0e0b1a, #24122b 58%, #4a1a2b);
  &::before {
    content: '';
    position: absolute;
    inset: 0 0 50%;
    background:
      radial-gradient(1.4px 1.4px at 8% 22%, #fff6, transparent), radial-gradient(1.6px 1.6px at 19% 46%, #fff8, transparent),
      radial-gradient(1.2px 1.2px at 31% 16%, #fff9, transparent), radial-gradient(1.5px 1.5px at 38% 58%, #fff5, transparent),
      radial-gradient(1.3px 1.3px at 46% 30%, #fff7, transparent), radial-gradient(1.6px 1.6px at 63% 9%, #fff8, transparent);
  }
`;

export const Street = styled.div`
  position: relative;
  display: grid;
  align-content: end;
  padding-bottom: var(--s-5);
  ${media.lg} {
    align-content: center;
  }
`;

export const Tonight = styled(Column)`
  max-width: 520px;
  padding-top: 236px;
  ${below.lg} {
    /* It is aligned to the bottom of the screen. Over the full width of a phone, text in the fallback font could wrap
       onto one more line and push the heading up when the real font loads. */
    > div:first-child + p {
      max-width: 20em;
    }
  }
  ${media.lg} {
    padding-block: var(--s-10);
    max-width: min(520px, 40vw);
    /* Narrow enough that the fallback font, which is wider at this size, breaks the lines in the same places. */
    h1 {
      max-width: 5.6em;
    }
  }
`;

export const Facade = styled.div`
  isolation: isolate;
  position: absolute;
  inset: 60px 0 auto;
  height: 366px;
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  grid-auto-rows: 1fr;
  gap: 14px;
  padding: 18px 18px 0;
  overflow: hidden;
  background: var(--wall);
  border-top: 8px solid var(--edge);
  ${below.lg} {
    /* Three rows of four: the desktop's house without its last column and rows. */
    > :nth-child(5n),
    > :nth-child(n + 15) {
      display: none;
    }
    &::after {
      content: '';
      position: absolute;
      z-index: 2;
      inset: auto 0 0;
      height: 132px;
      background: linear-gradient(transparent, #1a0f22 76%);
    }
  }
  ${media.lg} {
    inset: 84px 0 0 auto;
    width: 55%;
    height: min(900px, 100% - 84px);
    min-height: 100%;
    grid-template-columns: repeat(5, 1fr);
    grid-auto-rows: 136px;
    gap: 24px;
    padding: 30px 44px 0;
    border-left: 8px solid var(--edge);
    border-radius: 10px 0 0;
  }
`;

const lit = css`
  background: radial-gradient(120% 90% at 50% 100%, #ffe2ad, #f2a850);
  box-shadow:
    0 0 0 2px #2a1626,
    0 0 44px 2px rgb(255 186 96 / 0.32);
`;

const LIGHTS = {
  dark: css`
    background: #1b1327;
    box-shadow: inset 0 0 0 1.5px #3a2a44;
  `,
  lit,
  face: css`
    ${lit}
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(160deg, rgb(255 190 100 / 0.18), rgb(60 16 30 / 0.34));
    }
  `,
};

export const Pane = styled.figure<{ $light: keyof typeof LIGHTS }>`
  position: relative;
  min-height: 0;
  border-radius: 4px 4px 0 0;
  overflow: hidden;
  ${({ $light }) => LIGHTS[$light]}
  > img,
  > svg {
    width: 100%;
    height: 100%;
  }
  img {
    object-position: 50% 16%;
  }
  figcaption {
    position: absolute;
    z-index: 1;
    inset: auto 5px 5px;
    display: grid;
    justify-items: start;
    gap: 3px;
  }
  figcaption > span {
    min-height: 20px;
    padding-inline: 6px;
    font-size: 0.6875rem;
    white-space: normal;
  }
  b {
    padding: 2px 8px;
    border-radius: var(--r-pill);
    background: rgb(20 9 20 / 0.78);
    color: #fbeee0;
    font-size: var(--text-2xs);
    font-weight: var(--w-medium);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;
