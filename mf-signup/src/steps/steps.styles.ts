import { styled } from '@amarena/shared/styled';

/** Where the first photo goes. */
export const DropPhoto = styled.div<{ $over: boolean }>`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--s-2);
  width: min(260px, 70vw);
  aspect-ratio: 4 / 5;
  margin-inline: auto;
  border: var(--bw-strong) dashed ${({ $over }) => ($over ? 'var(--accent)' : 'var(--border-strong)')};
  border-radius: var(--r-lg);
  overflow: hidden;
  background: var(--surface-raised);
  > div:only-child,
  > span {
    width: 100%;
  }
`;
