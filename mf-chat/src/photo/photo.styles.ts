import { styled } from '@amarena/shared/styled';

const corners = ({ $mine }: { $mine: boolean }) => ($mine ? '18px 18px 6px 18px' : '18px 18px 18px 6px');

/** Reserves the picture's space, so that nothing moves when it loads. */
export const Frame = styled.span<{ $mine: boolean; $shape: number; $preview: string | null }>`
  display: grid;
  place-items: center;
  width: min(248px, 62vw);
  aspect-ratio: ${({ $shape }) => $shape};
  border-radius: ${corners};
  background: ${({ $preview }) => ($preview === null ? 'var(--skeleton)' : `var(--skeleton) url("${$preview}") center / cover`)};
  color: var(--text-muted);
  overflow: hidden;
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Blurred beyond recognition. */
export const Blurred = styled.img`
  grid-area: 1 / 1;
  filter: blur(32px);
  transform: scale(1.4);
`;

/** Text over a covered photo, on a background of its own. */
export const Cover = styled.span`
  grid-area: 1 / 1;
  z-index: 1;
  display: grid;
  justify-items: center;
  gap: var(--s-1);
  max-width: calc(100% - 2 * var(--s-3));
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-md);
  background: var(--surface-raised);
  color: var(--text);
  font-size: var(--text-sm);
  text-align: center;
`;

export const Open = styled.button<{ $mine: boolean }>`
  padding: 0;
  border-radius: ${corners};
  cursor: zoom-in;
  &:focus-visible {
    border-radius: ${corners};
  }
`;

export const Gone = styled.p<{ $mine: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  padding: 10px 14px;
  border-radius: ${corners};
  box-shadow: inset 0 0 0 1px var(--border);
  color: var(--text-muted);
  font-size: var(--text-sm);
  font-style: italic;
`;

export const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  height: 100dvh;
  > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: center / contain no-repeat;
  }
`;

export const StageAct = styled.div`
  position: absolute;
  bottom: calc(var(--s-4) + env(safe-area-inset-bottom));
`;

export const Tray = styled.section`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--s-3);
  padding: var(--s-3) var(--gutter);
  background: var(--surface-raised);
  border-top: 1px solid var(--border);
  > img {
    flex: none;
    width: 72px;
    height: 90px;
    object-fit: cover;
    border-radius: var(--r-md);
    background: var(--skeleton);
  }
`;

/** Placeholder for a picture that this browser cannot decode, such as HEIC from a phone. */
export const Undrawn = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 72px;
  height: 90px;
  border-radius: var(--r-md);
  background: var(--skeleton);
  color: var(--text-muted);
`;

export const TrayWords = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: var(--s-2);
  font-size: var(--text-sm);
  > p {
    overflow-wrap: anywhere;
  }
  [role='alert'] {
    color: var(--danger);
  }
  progress {
    width: 100%;
    height: 6px;
    accent-color: var(--accent);
  }
`;

export const TrayActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;

export const Drop = styled.p`
  position: fixed;
  z-index: var(--z-overlay);
  inset: auto var(--gutter) 96px;
  max-width: 520px;
  margin-inline: auto;
  padding: var(--s-6);
  border: 2px dashed var(--accent);
  border-radius: var(--r-lg);
  background: var(--surface-raised);
  box-shadow: var(--shadow-3);
  text-align: center;
  font-weight: var(--w-semibold);
  pointer-events: none;
`;
