import { styled } from '@amarena/shared/styled';
import { below, media } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';

/** A green desk, a cream card. */
export const Desk = styled(Stage)`
  --surface: #8ba797;
  --surface-raised: #fbf4e4;
  --text: #17231d;
  --text-muted: #17271e;
  --accent-text: #6f0e20;
  --border-strong: #8a7d66;
  --card-ink: #2b3a55;
`;

export const Table = styled(Column)`
  justify-items: center;
  padding-block: var(--s-3) var(--s-8);
  text-align: center;
  > p {
    color: var(--text-muted);
  }
  h1 {
    font-size: clamp(2.25rem, 1.4rem + 3.4vw, 4.25rem);
  }
  ${media.lg} {
    align-content: center;
    min-height: calc(100dvh - var(--topbar-h));
  }
`;

/** Paper with a rule down the middle; on a phone stamp and address are above the lines. */
export const Postcard = styled.div`
  display: grid;
  width: min(940px, 100%);
  padding: var(--s-5);
  gap: var(--s-4);
  text-align: left;
  color: var(--card-ink);
  background: var(--surface-raised);
  box-shadow:
    0 1px 0 #e0d4ba,
    0 30px 50px -24px rgb(16 32 24 / 0.6);
  > div:last-child {
    display: grid;
    gap: var(--s-4);
  }
  ${below.md} {
    > div:last-child {
      order: -1;
      grid-template-columns: 1fr auto;
      align-items: end;
    }
    > div:last-child > :first-child {
      order: 2;
    }
  }
  ${media.md} {
    grid-template-columns: 1.1fr 1fr;
    gap: 0;
    min-height: 470px;
    padding: var(--s-8);
    > div:first-child {
      padding-right: var(--s-8);
      border-right: 2px solid #d8cbb0;
    }
    > div:last-child {
      padding-left: var(--s-8);
      align-content: space-between;
    }
  }
`;

/** Lines to write on, the first already begun. */
export const Blank = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-4);
  > p {
    height: 176px;
    background: repeating-linear-gradient(transparent 0 42px, #d8cbb0 42px 44px);
    font: italic 380 1.625rem / 44px var(--font-display);
    font-variation-settings: 'WONK' 0;
    color: #4d5a73;
  }
  form {
    display: grid;
    gap: var(--s-3);
    margin-top: auto;
  }
  label {
    color: #4a4133;
  }
  input {
    background: #fffdf6;
  }
  ${below.md} {
    > p {
      height: 88px;
      font-size: 1.375rem;
    }
  }
`;

/** Perforated on all sides, and stuck on slightly crooked. */
export const Stamp = styled.div`
  position: relative;
  justify-self: end;
  width: 104px;
  padding: 7px;
  background:
    radial-gradient(circle at 50% 50%, transparent 3.4px, #fffdf8 3.8px) -5px -5px / 10px 10px,
    #fffdf8;
  background: #fffdf8;
  mask:
    radial-gradient(circle 3.2px, transparent 97%, #000) -5px -5px / 10px 10px,
    linear-gradient(#000 0 0) 50% / calc(100% - 10px) calc(100% - 10px) no-repeat;
  mask-composite: add;
  filter: drop-shadow(0 1px 2px rgb(40 30 20 / 0.3));
  ${media.md} {
    width: 176px;
    padding: 9px;
  }
  > div > span:last-child:not(:first-child) {
    left: 4px;
    right: 4px;
    top: auto;
    bottom: 4px;
    min-height: 20px;
    padding-inline: 6px;
    white-space: normal;
    justify-content: center;
  }
`;

export const Postmark = styled.svg`
  position: absolute;
  right: 58%;
  top: 58%;
  width: 150px;
  rotate: -8deg;
  fill: none;
  stroke: var(--card-ink);
  stroke-width: 1.6;
  opacity: 0.55;
`;

export const Address = styled.p`
  display: grid;
  font: 420 var(--text-lg) / 1.2 var(--font-display);
  font-variation-settings: 'WONK' 0;
  > * {
    min-height: 40px;
    align-content: end;
    padding-bottom: 4px;
    border-bottom: 1px solid #cdbf9f;
    font-style: normal;
  }
  > span {
    min-height: 0;
    border: 0;
    font-size: var(--text-sm);
  }
  b {
    font-size: var(--text-2xl);
    font-weight: 480;
  }
  ${below.md} {
    b {
      font-size: var(--text-xl);
    }
  }
`;
