import { css, styled } from '@amarena/shared/styled';
import { forcedColours, media, Photo } from '@amarena/shared/ui';

/** For lists of tiles: the reason for a refusal and the button to discard the picture need the whole line. */
export const refusedOnOwnLine = css`
  > :not(:first-child):has([role='alert']) {
    grid-column: 1 / -1;
    aspect-ratio: auto;
    min-height: 152px;
  }
`;

/** The main photo at twice the size, then the others in order. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: var(--s-2);
  > :first-child:not([data-add]) {
    grid-column: span 2;
    grid-row: span 2;
  }
  ${refusedOnOwnLine}
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s-3);
  }
`;

export const Tile = styled.li<{ $over?: boolean; $dragged?: boolean }>`
  position: relative;
  aspect-ratio: 4 / 5;
  border-radius: var(--r-md);
  background: var(--surface-sunken);
  z-index: ${({ $dragged }) => ($dragged ? 'var(--z-raised, 10)' : 'auto')};
  box-shadow: ${({ $over, $dragged }) => ($dragged ? 'var(--shadow-3)' : $over ? '0 0 0 3px var(--accent)' : 'none')};
`;

/** The photo itself is the drag handle. */
export const Handle = styled.div`
  position: absolute;
  inset: 0;
  border-radius: var(--r-md);
  overflow: hidden;
  cursor: grab;
  user-select: none;
  -webkit-touch-callout: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    border-radius: var(--r-md);
  }
`;

export const TilePhoto = styled(Photo)<{ $dim: boolean }>`
  height: 100%;
  pointer-events: none;
  > img {
    ${({ $dim }) => $dim && 'opacity: 0.45; filter: saturate(0.6);'}
  }
`;

export const OnTile = styled.div`
  position: absolute;
  left: 8px;
  top: 8px;
  max-width: calc(100% - 12px);
  pointer-events: none;
`;

export const Corners = styled.div`
  position: absolute;
  inset: auto 6px 6px;
  display: flex;
  justify-content: space-between;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;

export const AddTile = styled.li<{ $over: boolean }>`
  aspect-ratio: 4 / 5;
  /* On wide screens it uses a free cell beside the photos, or a row of its own if there is none. */
  ${media.md} {
    &:first-child,
    &:nth-child(n + 6) {
      grid-column: 1 / -1;
      aspect-ratio: auto;
      min-height: 60px;
      > button {
        grid-auto-flow: column;
        align-items: center;
      }
    }
  }
  > button {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 6px;
    width: 100%;
    height: 100%;
    min-height: inherit;
    overflow-wrap: anywhere;
    hyphens: auto;
    border: var(--bw-strong) dashed ${({ $over }) => ($over ? 'var(--accent)' : 'var(--border-strong)')};
    border-radius: var(--r-md);
    background: ${({ $over }) => ($over ? 'var(--accent-soft)' : 'none')};
    font-size: var(--text-sm);
    font-weight: var(--w-medium);
    color: var(--text-muted);
    text-align: center;
    &:hover {
      border-color: var(--accent);
      color: var(--accent-text);
    }
    &:focus-visible {
      border-radius: var(--r-md);
    }
  }
`;

/** The native file input; our button opens it. */
export const FileField = styled.input`
  display: none;
`;

export const OnTheWay = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  border-radius: var(--r-md);
  opacity: 0.45;
  filter: saturate(0.6);
`;

/** Placeholder for a picture that this browser cannot display. */
export const Unseen = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-3);
  padding: var(--s-5);
  color: var(--text-muted);
  text-align: center;
`;

export const UploadPlate = styled.div`
  position: absolute;
  inset: auto 6px 6px;
  display: grid;
  gap: 6px;
  padding: 8px 10px 10px;
  border-radius: var(--r-sm);
  background: var(--surface-raised);
  font-size: var(--text-2xs);
  font-weight: var(--w-semibold);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  max-height: calc(100% - 12px);
  overflow-y: auto;
`;

export const Bar = styled.progress`
  width: 100%;
  height: 6px;
  appearance: none;
  border: 0;
  border-radius: var(--r-pill);
  overflow: hidden;
  background: var(--surface-sunken);
  &::-webkit-progress-bar {
    background: var(--surface-sunken);
  }
  &::-webkit-progress-value {
    background: var(--accent);
  }
  &::-moz-progress-bar {
    background: var(--accent);
  }
  ${forcedColours} {
    appearance: auto;
  }
`;

export const PhonesOnly = styled.div`
  ${media.lg} {
    display: none;
  }
`;

export const FactList = styled.dl`
  display: grid;
  gap: var(--s-3);
  dt {
    font-size: var(--text-sm);
    color: var(--text-muted);
  }
`;
