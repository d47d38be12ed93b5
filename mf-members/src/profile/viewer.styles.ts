import { styled } from '@amarena/shared/styled';

export const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 100dvh;
  touch-action: pan-y pinch-zoom;
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: center / contain no-repeat;
    user-select: none;
  }
`;

/** Replaces a photo that is gone. */
export const Lost = styled.p`
  padding: var(--s-6);
  text-align: center;
  color: var(--on-photo);
`;

const Side = styled.div`
  position: absolute;
  top: 50%;
  transform: translateY(-50%);
`;

export const PreviousButton = styled(Side)`
  left: var(--s-4);
`;

export const NextButton = styled(Side)`
  right: var(--s-4);
`;

export const Counter = styled.p`
  position: absolute;
  bottom: calc(var(--s-4) + env(safe-area-inset-bottom));
  padding: 4px 12px;
  border-radius: var(--r-pill);
  background: var(--photo-shade);
  color: var(--on-photo);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
`;
