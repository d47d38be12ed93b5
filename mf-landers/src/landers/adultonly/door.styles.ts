import { styled } from '@amarena/shared/styled';
import { below, media } from '@amarena/shared/ui';
import { Column, Stage } from '../parts/lander.styles.ts';

/** Wine black, brass, and the warm light behind the door. */
export const House = styled(Stage)`
  --surface: #12060a;
  --text: #fdeee6;
  --text-muted: #d8bfb8;
  --accent-text: #f6b765;
  --brass: #e2b45c;
`;

export const DoorArt = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0 0 auto auto;
  width: 100%;
  height: 310px;
  svg {
    width: 100%;
    height: 100%;
  }
  ${below.lg} {
    &::after {
      content: '';
      position: absolute;
      inset: 30% 0 -1px;
      background: linear-gradient(transparent, #12060a 92%);
    }
  }
  ${media.lg} {
    width: 60%;
    height: 100dvh;
    &::after {
      content: '';
      position: absolute;
      inset: 0 auto 0 0;
      width: 46%;
      background: linear-gradient(90deg, #12060a, transparent);
    }
  }
`;

export const Hall = styled.div`
  padding-block: 148px var(--s-8);
  ${media.lg} {
    padding-block: 0 var(--s-12);
  }
`;

export const Entrance = styled(Column)`
  max-width: 540px;
  > div:last-child {
    --surface-raised: #fff3e3;
    --text: #2a1310;
    --text-muted: #6a4d45;
    --border-strong: #8d6f63;
    --danger: #a92a0c;
    color: var(--text);
    border-radius: var(--r-lg);
    border-left: 6px solid var(--brass);
    box-shadow: 0 24px 60px -20px rgb(246 183 101 / 0.34);
  }
  > div:first-child > p {
    display: inline-block;
    padding: 3px 14px 4px;
    border-radius: var(--r-pill);
    box-shadow: inset 0 0 0 2px var(--brass);
  }
  ${media.lg} {
    min-height: calc(100dvh - var(--topbar-h));
    align-content: center;
    padding-block: var(--s-6);
  }
`;

/** The rules of the house, like a plate beside a door: short and numbered. */
export const Terms = styled.div`
  display: grid;
  gap: var(--s-6);
  padding-block: var(--s-10) var(--s-6);
  > h2 {
    font-size: var(--text-3xl);
  }
  > :only-child {
    grid-column: 1 / -1;
  }
  ul,
  ol {
    counter-reset: term;
    display: grid;
    border-top: 1px solid var(--brass);
  }
  li {
    counter-increment: term;
    display: grid;
    grid-template-columns: 56px 1fr;
    gap: 2px var(--s-4);
    padding-block: var(--s-5);
    border-bottom: 1px solid rgb(226 180 92 / 0.4);
  }
  li::before {
    content: counter(term);
    grid-row: span 2;
    font: 380 var(--text-3xl) / 1 var(--font-display);
    color: var(--accent-text);
  }
  li :is(h2, h3) {
    font: var(--w-display) var(--text-xl) / 1.25 var(--font-display);
    font-variation-settings: 'WONK' 0;
  }
  p {
    color: var(--text-muted);
  }
  ${media.lg} {
    grid-template-columns: 0.8fr 1.4fr;
    li {
      grid-template-columns: 72px 0.8fr 1.4fr;
      align-items: baseline;
    }
    li::before {
      grid-row: auto;
    }
  }
`;
