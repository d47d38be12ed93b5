import { styled } from '@amarena/shared/styled';
import { below } from '@amarena/shared/ui';

export const Form = styled.form`
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 10px var(--gutter) max(12px, env(safe-area-inset-bottom));
  background: var(--surface-raised);
  border-top: 1px solid var(--border);
`;

export const BoxRow = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--s-2);
`;

export const Box = styled.textarea`
  flex: 1;
  min-width: 0;
  min-height: 44px;
  max-height: 132px;
  padding: 10px 16px;
  resize: none;
  border: var(--bw) solid var(--border-strong);
  border-radius: 22px;
  background: var(--surface);
  color: inherit;
  font: inherit;
  font-size: var(--text-md);
  line-height: 1.4;
  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border: var(--bw-strong) solid var(--danger);
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 2px var(--s-3);
  padding-inline: 4px;
  font-size: var(--text-xs);
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
  b {
    color: var(--text);
    font-weight: var(--w-semibold);
  }
`;

export const Connection = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  padding: var(--s-1) 4px;
  font-size: var(--text-sm);
  > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;

export const Hint = styled.span`
  ${below.lg} {
    display: none;
  }
`;

export const Left = styled.span<{ $tone: 'quiet' | 'danger' }>`
  margin-left: auto;
  color: ${({ $tone }) => ($tone === 'danger' ? 'var(--danger)' : 'inherit')};
  font-weight: ${({ $tone }) => ($tone === 'danger' ? 'var(--w-semibold)' : 'inherit')};
`;

export const Note = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  padding: var(--s-4) var(--gutter) max(var(--s-4), env(safe-area-inset-bottom));
  background: var(--surface-raised);
  border-top: 1px solid var(--border);
  > p {
    flex: 1 1 240px;
  }
`;

export const Ice = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-5);
  width: 100%;
  max-width: 520px;
  margin: auto;
  padding: var(--s-6) var(--gutter);
  text-align: center;
  > [role='alert'] {
    text-align: start;
  }
`;

export const IceTitle = styled.h2`
  font-size: var(--text-2xl);
`;

export const IceLines = styled.ul`
  display: grid;
  gap: var(--s-2);
  width: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const IceLine = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 52px;
  padding: 10px 16px;
  border: 1px solid var(--border);
  border-radius: var(--r-md);
  background: var(--surface-raised);
  text-align: left;
  line-height: 1.35;
  &:hover {
    border-color: var(--accent);
  }
  > svg {
    flex: none;
    color: var(--accent-text);
  }
`;

export const BigFace = styled.div`
  width: 96px;
  height: 96px;
  > * {
    width: 96px;
    height: 96px;
  }
`;
