import { styled } from '@amarena/shared/styled';
import { refusedOnOwnLine } from '../photos/photos.styles.ts';

/** Slots for the first photos: one large, the others beside it. */
export const Slots = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: var(--s-2);
  width: min(360px, 100%);
  margin-inline: auto;
  > * {
    overflow: hidden;
  }
  > :first-child {
    grid-column: span 2;
    grid-row: span 2;
  }
  ${refusedOnOwnLine}
`;

/** An empty photo slot. */
export const FreeSlot = styled.li<{ $over: boolean }>`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--s-2);
  aspect-ratio: 4 / 5;
  min-width: 0;
  border: var(--bw-strong) dashed ${({ $over }) => ($over ? 'var(--accent)' : 'var(--border-strong)')};
  border-radius: var(--r-md);
  background: ${({ $over }) => ($over ? 'var(--accent-soft)' : 'var(--surface-raised)')};
  > button {
    max-width: 100%;
  }
  > button:only-child {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 6px;
    width: 100%;
    height: 100%;
    font-size: var(--text-sm);
    font-weight: var(--w-medium);
    color: var(--text-muted);
    overflow-wrap: anywhere;
    hyphens: auto;
    &:hover {
      color: var(--accent-text);
    }
    &:focus-visible {
      border-radius: var(--r-md);
    }
  }
`;

/** A phone's screen, as the background of a notification. */
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
