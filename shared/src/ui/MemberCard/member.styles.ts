import { Link } from '../../facades/router.ts';
import { styled } from '../../facades/styled.ts';
import { LikeButton } from '../LikeButton/index.ts';
import { media } from '../media.ts';
import { Photo } from '../Photo/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Tag } from '../Tag/index.ts';
import { displayFace } from '../tokens/typography.ts';

/** Columns: 2, from 576 px 3, from 992 px 4, from 1200 px 5. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s-5) var(--s-3);
  ${media.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--s-6) var(--s-4);
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--s-8) var(--s-5);
  }
  ${media.xl} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

/** A row of related members hides those that would start a second row. */
export const OneRow = styled(Grid)`
  > :nth-child(n + 5) {
    display: none;
  }
  ${media.sm} {
    > :nth-child(4) {
      display: none;
    }
  }
  ${media.lg} {
    > :nth-child(4) {
      display: block;
    }
  }
  ${media.xl} {
    > :nth-child(5) {
      display: block;
    }
  }
`;

export const Root = styled.article`
  position: relative;
`;

export const Picture = styled(Photo)<{ $ringed: boolean }>`
  border-radius: var(--r-md);
  ${({ $ringed }) => $ringed && 'box-shadow: 0 0 0 3px var(--surface), 0 0 0 5px var(--accent);'}
  > img {
    transition: transform var(--t-scene) var(--ease-out);
  }
  ${Root}:hover & > img {
    transform: scale(1.035);
  }
`;

export const OnTop = styled.div`
  position: absolute;
  inset: 8px 8px auto;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  pointer-events: none;
  /* A word wider than the card wraps. */
  > * {
    max-width: 100%;
    padding-block: 4px;
    white-space: normal;
  }
`;

/** Photo count, or its replacement. */
export const Foot = styled(Tag)`
  position: absolute;
  left: 8px;
  bottom: 8px;
  pointer-events: none;
`;

export const Box = styled.div`
  position: relative;
`;

/** Above the link that covers the photo: a target of its own. */
export const Like = styled(LikeButton)`
  position: absolute;
  z-index: 1;
  right: 8px;
  bottom: 8px;
`;

export const Caption = styled.div`
  padding: 10px 2px 0;
`;

export const Name = styled.h3`
  ${displayFace}
  display: flex;
  align-items: center;
  gap: 7px;
  font-size: var(--text-lg);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

export const ProfileLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    aspect-ratio: 4 / 5;
    border-radius: var(--r-md);
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: var(--ring) solid var(--focus);
    outline-offset: 2px;
  }
`;

export const Place = styled.p`
  margin-top: 2px;
  font-size: var(--text-xs);
  color: var(--text-muted);
  overflow-wrap: anywhere;
`;

/** Skeletons of the two. No attributes: a page that the server rendered may have none with styles. */
export const NameLine = styled(Skeleton)`
  margin-top: 12px;
`;

export const PlaceLine = styled(Skeleton)`
  margin-top: 8px;
`;
