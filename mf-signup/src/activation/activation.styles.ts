import { Link } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { media } from '@amarena/shared/ui';

export const Doors = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
    gap: var(--s-5);
  }
`;

/** A picture and text: side by side on phones, the picture on top from 768 px. */
export const Door = styled(Link)`
  display: grid;
  grid-template-columns: 112px 1fr;
  align-items: center;
  border: 1px solid var(--border);
  border-radius: var(--r-lg);
  background: var(--surface-raised);
  overflow: hidden;
  transition: border-color var(--t-base);
  &:hover {
    border-color: var(--border-strong);
  }
  > div {
    padding: var(--s-4);
  }
  ${media.md} {
    grid-template-columns: 1fr;
    align-content: start;
    > div {
      padding: var(--s-5);
    }
  }
`;

export const DoorPicture = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  align-self: stretch;
  min-height: 124px;
  background: var(--accent-soft);
  overflow: hidden;
  > img,
  > span:has(img[srcset], [data-photo='none']) {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 20%;
  }
  ${media.md} {
    aspect-ratio: 4 / 3;
  }
`;
