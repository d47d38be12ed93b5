import { createGlobalStyle, styled } from '@amarena/shared/styled';
import { below, forcedColours, low, media } from '@amarena/shared/ui-first';

export const Columns = styled.article`
  display: grid;
  gap: var(--s-6);
  padding-bottom: var(--s-8);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--s-12);
    padding-top: var(--s-6);
    align-items: start;
  }
`;

export const Info = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.lg} {
    gap: var(--s-8);
    padding-top: var(--s-6);
  }
`;

export const Name = styled.h1`
  font-size: clamp(2.25rem, 1.6rem + 2.4vw, 3.5rem);
  line-height: 1.05;
  overflow-wrap: anywhere;
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 16px;
  margin-top: var(--s-2);
  color: var(--text-muted);
  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

export const OnlineDot = styled.i`
  width: 9px;
  height: 9px;
  border-radius: 50%;
  background: var(--online);
  ${forcedColours} {
    border: 5px solid CanvasText;
  }
`;

/** Beside the name on wide screens, docked at the bottom on narrow ones. */
export const ActionRow = styled.div`
  display: flex;
  gap: var(--s-2);
  > :first-child {
    flex: 1;
    min-width: 0;
    padding-inline: var(--s-3);
    overflow-wrap: anywhere;
  }
  > button:not(:first-child) {
    width: 48px;
    height: 48px;
  }
  ${below.lg} {
    position: fixed;
    z-index: var(--z-tabbar);
    inset: auto 0 0;
    padding: 10px var(--gutter) calc(10px + env(safe-area-inset-bottom));
    background: var(--surface-raised);
    border-top: 1px solid var(--border);
  }
  ${low} {
    position: static;
  }
`;

/** Keeps the end of the page clear of the docked actions. */
export const DockSpace = createGlobalStyle`
  ${below.lg} {
    body {
      padding-bottom: calc(69px + env(safe-area-inset-bottom));
    }
  }
  ${low} {
    body {
      padding-bottom: 0;
    }
  }
`;

/** Wide screens show this in the banner above; on a phone there is no room for it. */
export const WithoutBanner = styled.div`
  ${media.lg} {
    display: none;
  }
`;

/** An active heart is filled, so that the state does not depend on colour alone. */
export const FilledWhenPressed = styled.span`
  display: contents;
  > button {
    width: 48px;
    height: 48px;
  }
  > [aria-pressed='true'] > svg {
    fill: currentColor;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: var(--s-3);
`;

export const Bio = styled.p`
  max-width: 62ch;
  color: var(--text-muted);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Shows where the card at `$place`, from 0, is part of the row: see `OneRow`. */
export const WithCard = styled.div<{ $place: number }>`
  ${({ $place }) => $place === 4 && 'display: none;'}
  ${media.sm} {
    ${({ $place }) => $place === 3 && 'display: none;'}
  }
  ${media.lg} {
    ${({ $place }) => $place === 3 && 'display: block;'}
  }
  ${media.xl} {
    display: block;
  }
`;

export const RelatedBlock = styled.section`
  display: grid;
  gap: var(--s-8);
  padding-block: var(--s-6) var(--s-12);
  > h2 {
    font-size: var(--text-3xl);
  }
`;
