import { css, styled } from '@amarena/shared/styled';
import { Button } from '@amarena/shared/ui';

export const Around = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  display: flex;
`;

/** Without the browser's scroll anchoring, which would correct the position a second time. */
export const Log = styled.div`
  flex: 1;
  min-width: 0;
  overflow: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  display: flex;
  flex-direction: column;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Lines = styled.div`
  margin-top: auto;
  display: flex;
  flex-direction: column;
  padding: var(--s-4) var(--gutter) var(--s-5);
`;

/** Lines bring their own spacing: in the windowed list they have no neighbours in the flow. */
export const Slot = styled.div`
  display: flex;
  flex-direction: column;
  padding-bottom: 6px;
`;

export const Window = styled.div`
  position: relative;
`;

export const WindowSlot = styled(Slot)`
  position: absolute;
  inset: 0 0 auto;
`;

export const Day = styled.p`
  align-self: center;
  margin-block: var(--s-4) var(--s-2);
  font-size: var(--text-xs);
  font-weight: var(--w-medium);
  color: var(--text-muted);
`;

export const Unread = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  margin-block: var(--s-3) var(--s-2);
  font-size: var(--text-xs);
  font-weight: var(--w-semibold);
  color: var(--accent-text);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--accent-soft-border);
  }
`;

/** An address shows in full, whatever its length. */
export const Address = styled.a`
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
`;

export const Emoji = styled.span`
  font-size: 2.5rem;
  line-height: 1.2;
`;

export const Notice = styled.p`
  align-self: center;
  max-width: 520px;
  padding: var(--s-3);
  text-align: center;
  font-size: var(--text-xs);
  color: var(--text-muted);
`;

/** Has a fixed height: what appears and disappears here must not move the lines below. */
export const Start = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 56px;
`;

export const ToEnd = styled(Button)`
  position: absolute;
  bottom: var(--s-3);
  left: 50%;
  transform: translateX(-50%);
  box-shadow: var(--shadow-3);
`;

type Look = 'in' | 'out' | 'bare' | 'sending' | 'failed' | 'gift';

const looks = {
  in: css`
    background: var(--bubble-in);
    box-shadow: var(--shadow-1);
  `,
  out: css`
    background: var(--bubble-out);
    color: var(--on-bubble-out);
    box-shadow: var(--shadow-1);
  `,
  bare: css`
    padding: 0;
  `,
  sending: css`
    background: color-mix(in srgb, var(--bubble-out) 84%, var(--surface-sunken));
    color: var(--on-bubble-out);
    box-shadow: var(--shadow-1);
  `,
  failed: css`
    background: var(--danger-soft);
    color: var(--text);
    box-shadow: inset 0 0 0 var(--bw-strong) var(--danger);
  `,
  gift: css`
    background: var(--gold-soft);
    color: var(--text);
    box-shadow: inset 0 0 0 var(--bw) var(--gold-fill);
  `,
} satisfies Record<Look, ReturnType<typeof css>>;

export const MessageRow = styled.div<{ $mine: boolean }>`
  display: grid;
  max-width: min(78%, 520px);
  align-self: ${({ $mine }) => ($mine ? 'flex-end' : 'flex-start')};
  justify-items: ${({ $mine }) => ($mine ? 'end' : 'start')};
`;

export const Bubble = styled.div<{ $look: Look; $mine: boolean }>`
  padding: 10px 14px;
  border-radius: ${({ $mine }) => ($mine ? '18px 18px 6px 18px' : '18px 18px 18px 6px')};
  line-height: 1.45;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  /* Visible in forced colours only. */
  outline: 1px solid transparent;
  ${({ $look }) => looks[$look]}
`;

export const Picture = styled.img<{ $mine: boolean }>`
  width: min(248px, 62vw);
  aspect-ratio: 4 / 5;
  object-fit: cover;
  border-radius: ${({ $mine }) => ($mine ? '18px 18px 6px 18px' : '18px 18px 18px 6px')};
`;

export const Below = styled.p<{ $mine: boolean; $failed?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $mine }) => ($mine ? 'flex-end' : 'flex-start')};
  gap: 2px 5px;
  padding: 4px 6px;
  font-size: var(--text-2xs);
  color: ${({ $failed }) => ($failed ? 'var(--danger)' : 'var(--text-muted)')};
  font-weight: ${({ $failed }) => ($failed ? 'var(--w-medium)' : 'inherit')};
`;

/** The status of a pending message: an icon and its words, kept together. */
export const State = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: 5px;
  > svg {
    width: 14px;
    height: 1lh;
    flex: none;
  }
`;

/** The progress of a message, also in words, so that it does not depend on colour and ticks alone. */
export const Mark = styled.span<{ $read: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  color: inherit;
  font-weight: ${({ $read }) => ($read ? 'var(--w-semibold)' : 'inherit')};
  > svg {
    width: 14px;
    height: 14px;
    flex: none;
  }
`;

/** The report button on the partner's messages while one is being chosen. */
export const ReportMark = styled.button`
  justify-self: start;
  min-height: var(--tap);
  padding: 0 6px;
  font-size: var(--text-xs);
  font-weight: 700;
  color: var(--danger);
  text-decoration: underline;
  text-underline-offset: 3px;
`;

export const Act = styled.button`
  position: relative;
  min-height: 32px;
  padding: 0 6px;
  margin-block: -6px;
  color: inherit;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 3px;
  &::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
`;
