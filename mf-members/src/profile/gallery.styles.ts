import { BREAKPOINTS } from '@amarena/shared/contracts/platform/breakpoints';
import { styled } from '@amarena/shared/styled';
import { below, low, media, Photo } from '@amarena/shared/ui-first';

export const Root = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-inline: calc(var(--gutter) * -1);
  min-width: 0;
  ${media.lg} {
    margin: 0;
    position: sticky;
    top: 88px;
    grid-template-columns: 76px minmax(0, 1fr);
  }
`;

/** Pixels on a phone for the top bar, the thumbnails, the name with its details, and the docked actions. */
const BESIDE_PHOTO = 356;

export const Frame = styled.div`
  position: relative;
  width: 100%;
  aspect-ratio: 4 / 5;
  overflow: hidden;
  background: var(--skeleton);
  touch-action: pan-y pinch-zoom;
  /* Name and age show on the first screen, between the thumbnails and the docked actions. */
  ${below.lg} {
    max-height: calc(100svh - ${BESIDE_PHOTO}px);
  }
  ${low} {
    max-height: none;
  }
  /* On a phone in landscape, show the whole face instead of a crop as wide as the window. */
  ${low} and (min-width: ${BREAKPOINTS.sm}px) {
    width: auto;
    height: calc(100svh - var(--s-6));
    margin-inline: auto;
    border-radius: var(--r-lg);
  }
  ${media.lg} {
    grid-column: 2;
    grid-row: 1;
    aspect-ratio: auto;
    height: min(720px, calc(100vh - 120px));
    max-height: none;
    border-radius: var(--r-lg);
  }
`;

export const MainPhoto = styled(Photo)`
  position: absolute;
  inset: 0;
  height: 100%;
  aspect-ratio: auto;
`;

/** The whole photo opens the viewer. The focus ring is inside, where it is not clipped. */
export const OpenButton = styled.button`
  position: absolute;
  inset: 0;
  width: 100%;
  cursor: zoom-in;
  &:focus-visible {
    outline-offset: -6px;
    border-radius: var(--r-lg);
  }
`;

export const OnPhoto = styled.div`
  position: absolute;
  inset: 16px 16px auto;
  display: flex;
  gap: 6px;
  pointer-events: none;
`;

export const Position = styled.div`
  position: absolute;
  left: 16px;
  bottom: 16px;
  pointer-events: none;
`;

export const Deleted = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  padding: var(--s-6);
  text-align: center;
  color: var(--text-muted);
`;

export const Thumbs = styled.ul`
  display: flex;
  gap: var(--s-2);
  overflow-x: auto;
  padding: 4px var(--gutter);
  scrollbar-width: none;
  ${media.lg} {
    flex-direction: column;
    padding: 4px;
    margin: -4px;
    max-height: calc(min(720px, 100vh - 120px) + 8px);
    overflow: hidden auto;
  }
`;

/** In pixels. */
export const THUMB_WIDTH = 72;

export const Thumb = styled.button`
  position: relative;
  display: block;
  flex: none;
  width: ${THUMB_WIDTH}px;
  aspect-ratio: 4 / 5;
  border-radius: var(--r-sm);
  overflow: hidden;
  background: var(--skeleton);
  > img {
    height: 100%;
  }
  &[aria-current] {
    box-shadow:
      0 0 0 2px var(--surface),
      0 0 0 4px var(--accent);
  }
  &:focus-visible {
    border-radius: var(--r-sm);
  }
`;

/** Darkens the blurred picture, so that lock and edge stand out on any photo. */
export const LockShade = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, var(--photo-shade) 80%, transparent);
  color: var(--on-photo);
`;
