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

/** A telephone's screen, as a ground for what appears on it. */
export const LockScreen = styled.div`
  padding: var(--s-5);
  border-radius: var(--r-lg);
  background: linear-gradient(135deg, var(--accent-soft), var(--accent));
`;

/** A notification as it will look. */
export const Notification = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: var(--s-4);
  align-items: center;
  padding: var(--s-4);
  border-radius: var(--r-md);
  background: var(--surface-raised);
  line-height: 1.4;
  b {
    display: block;
    font-weight: var(--w-semibold);
  }
  > :last-child {
    align-self: start;
  }
`;

export const Promises = styled.ul`
  display: grid;
  gap: var(--s-3);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: var(--s-3);
  }
  svg {
    flex: none;
    margin-top: 2px;
  }
`;
