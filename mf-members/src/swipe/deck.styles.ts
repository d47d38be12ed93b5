import { styled } from '@amarena/shared/styled';
import { displayFace, media, Photo } from '@amarena/shared/ui-first';
import { lyingLow } from './swipe.styles.ts';

/** What bars, heading, buttons and hint leave of a phone's screen. */
const ROOM = 'calc(100dvh - var(--topbar-h) - var(--tabbar-h) - 226px)';

export const DeckPlace = styled.div`
  position: relative;
  height: max(360px, ${ROOM});
  ${media.lg} {
    height: clamp(360px, calc(100dvh - 300px), 600px);
  }
  ${lyingLow} {
    height: max(248px, calc(100dvh - var(--topbar-h) - 84px));
  }
`;

/** Moved only by the pointer handler. */
export const Draggable = styled.article<{ $top: boolean }>`
  position: absolute;
  inset: 0 0 20px;
  transform-origin: 50% 100%;
  ${({ $top }) => $top && 'cursor: grab; touch-action: pan-y pinch-zoom; will-change: transform; user-select: none; -webkit-user-select: none;'}
  &[data-dragged] {
    cursor: grabbing;
  }
`;

/** Nearer to the top, a card is raised higher. A layer of its own, so that the pointer's movement has no transition. */
export const Lifted = styled.div<{ $depth: number }>`
  position: relative;
  height: 100%;
  border-radius: var(--r-lg);
  overflow: hidden;
  background: var(--skeleton);
  color: var(--on-photo);
  box-shadow: var(--shadow-2);
  transform: translateY(${({ $depth }) => $depth * 10}px) scale(${({ $depth }) => 1 - $depth * 0.045});
  transform-origin: 50% 100%;
  transition: transform var(--t-slow) var(--ease-out);
  > div {
    opacity: ${({ $depth }) => ($depth === 0 ? 1 : 0)};
    transition: opacity var(--t-slow) var(--ease-out);
  }
  /* Shade of the cards below. A filter would be repainted in each frame. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--photo-shade);
    opacity: ${({ $depth }) => $depth * 0.3};
    transition: opacity var(--t-slow) var(--ease-out);
    pointer-events: none;
  }
`;

export const CardPhoto = styled(Photo)`
  height: 100%;
  aspect-ratio: auto;
  pointer-events: none;
  > img {
    object-position: 50% 12%;
  }
`;

export const CardCaption = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  justify-items: start;
  gap: 6px;
  padding: 88px var(--s-5) var(--s-5);
  background: linear-gradient(transparent, rgb(43 7 15 / 0.7) 46%, rgb(43 7 15 / 0.92));
  pointer-events: none;
  /* The photo takes the room; the text is one press away. */
  ${lyingLow} {
    padding: 40px var(--s-5) var(--s-4);
    > [data-preview],
    > ul {
      display: none;
    }
  }
`;

export const CardName = styled.h2`
  ${displayFace}
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: var(--text-2xl);
  line-height: var(--lh-title);
  overflow-wrap: anywhere;
`;

export const CardLine = styled.p`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  font-size: var(--text-sm);
`;

export const CardTags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  /* The background is dark already, and a blur behind a moving element is recomputed in each frame. */
  > li > * {
    backdrop-filter: none;
  }
`;

/** In the corner, off the face; dragging reveals it. */
export const Stamp = styled.span<{ $choice: 'like' | 'pass' }>`
  ${displayFace}
  position: absolute;
  top: 20px;
  ${({ $choice }) => ($choice === 'like' ? 'left: 20px;' : 'right: 20px;')}
  padding: 8px 18px;
  border-radius: var(--r-pill);
  background: ${({ $choice }) => ($choice === 'like' ? 'var(--photo-plate-on)' : 'var(--photo-tag-auto)')};
  color: ${({ $choice }) => ($choice === 'like' ? 'var(--on-photo)' : 'var(--photo-tag-auto-text)')};
  font-size: var(--text-xl);
  line-height: 1.2;
  opacity: 0;
  /* Creates its layer up front; adding and removing it with the opacity would cost a layout each time. */
  will-change: opacity;
  pointer-events: none;
`;
