import { BREAKPOINTS } from '@amarena/shared/contracts/platform/breakpoints';
import { styled } from '@amarena/shared/styled';
import { displayFace, low, media, Photo } from '@amarena/shared/ui-first';

/** On a phone in landscape, the buttons are beside the deck because there is no room below it. */
export const lyingLow = `${low} and (min-width: ${BREAKPOINTS.sm}px)`;

/** Heading, deck and buttons on the left; from 992 px the member's description on the right. */
export const Table = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  padding-block: var(--s-3);
  ${media.md} {
    max-width: 520px;
    margin-inline: auto;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 440px) minmax(0, 460px);
    gap: var(--s-4) var(--s-16);
    justify-content: center;
    align-items: start;
    max-width: none;
    padding-block: var(--s-6);
  }
`;

/** Keeps a card that flies off the screen from widening the page. */
export const Clip = styled.div`
  overflow-x: clip;
`;

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-1) var(--s-3);
  > h1 {
    font-size: var(--text-xl);
  }
  ${media.lg} {
    > h1 {
      font-size: var(--text-3xl);
    }
  }
`;

export const Left = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  > span:first-child {
    display: inline-flex;
    gap: 5px;
    color: var(--accent-text);
  }
  svg[data-left] {
    fill: currentColor;
  }
`;

export const Play = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  ${lyingLow} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

export const Buttons = styled.div`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: var(--s-4);
  > * {
    width: 52px;
    height: 52px;
  }
  > [data-big] {
    width: 68px;
    height: 68px;
  }
  > [aria-disabled='true'] {
    background: var(--surface-sunken);
    color: var(--text-muted);
    box-shadow: none;
    cursor: default;
  }
  ${lyingLow} {
    flex-direction: column;
    gap: var(--s-2);
    > [data-big] {
      width: 56px;
      height: 56px;
    }
  }
`;

export const Hint = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--s-2) var(--s-4);
  color: var(--text-muted);
  font-size: var(--text-xs);
  text-align: center;
  ${media.lg} {
    > span {
      display: none;
    }
  }
`;

export const Side = styled.aside`
  display: none;
  ${media.lg} {
    grid-column: 2;
    grid-row: 1 / span 3;
    display: grid;
    gap: var(--s-6);
    padding-top: var(--s-2);
  }
`;

export const Meter = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px var(--s-4);
  align-items: center;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  > b {
    font-weight: var(--w-semibold);
  }
`;

export const Track = styled.span`
  grid-column: 1 / -1;
  height: 6px;
  border-radius: 6px;
  background: var(--border);
  overflow: hidden;
  > i {
    display: block;
    height: 100%;
    border-radius: 6px;
    background: var(--text);
    transform-origin: left;
    transition: transform var(--t-slow) var(--ease-out);
  }
  &[data-likes] > i {
    background: var(--accent);
  }
`;

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px var(--s-6);
  color: var(--text-muted);
  font-size: var(--text-sm);
  > div {
    display: flex;
    align-items: center;
    gap: 10px;
  }
`;

export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: 28px;
  min-height: 28px;
  padding: 0 7px;
  border: 1px solid var(--border-strong);
  border-bottom-width: 2px;
  border-radius: var(--r-xs);
  color: var(--text);
  font-family: inherit;
  font-size: var(--text-2xs);
  font-weight: var(--w-semibold);
`;

/** Column shown when the likes, the day's profiles, or the people run out. */
export const End = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  max-width: 560px;
  margin-inline: auto;
  padding-block: var(--s-2) var(--s-8);
  > a {
    justify-self: center;
    text-align: center;
  }
`;

export const EndActions = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-4);
  padding-top: var(--s-1);
`;

/** The name and its labels, in one line if there is room. */
export const PersonName = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 10px;
  > h3 {
    ${displayFace}
    font-size: var(--text-lg);
    overflow-wrap: anywhere;
  }
`;

export const People = styled.ul`
  display: grid;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--s-3);
    align-items: center;
    padding-block: var(--s-3);
    border-top: 1px solid var(--border);
  }
  p {
    color: var(--text-muted);
    font-size: var(--text-sm);
  }
`;

/** Wide rather than tall, so that text and buttons stay in view on a phone. */
export const MetPhoto = styled(Photo)`
  aspect-ratio: 1;
  > img {
    object-position: 50% 15%;
  }
`;

export const MetActions = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  width: 100%;
`;
