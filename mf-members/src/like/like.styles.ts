import { styled } from '@amarena/shared/styled';
import { Photo } from '@amarena/shared/ui-first';

export const PhotoLink = styled.a`
  position: relative;
  display: block;
`;

/** Crops the photo to a wide format: it keeps the face and leaves room for the text on a phone. */
export const Face = styled(Photo)`
  aspect-ratio: 5 / 4;
  > img {
    width: 100%;
    object-fit: cover;
    object-position: 50% 22%;
  }
`;

export const OnFace = styled.span`
  position: absolute;
  left: var(--s-4);
  bottom: var(--s-4);
`;

export const LikeText = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  padding: var(--s-6);
  text-align: center;
  > button {
    margin-top: var(--s-2);
  }
`;
