import { styled } from '@amarena/shared/styled';
import { displayFace, forcedColours, media } from '@amarena/shared/ui-first';

export const Stage = styled.section`
  &:focus {
    outline: 0;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--s-3);
  padding-left: var(--s-6);
  list-style: decimal;
  > li::marker {
    color: var(--accent-text);
    font-weight: var(--w-semibold);
  }
`;

export const Code = styled.p`
  ${displayFace}
  display: flex;
  justify-content: center;
  gap: 6px;
  ${media.sm} {
    gap: 10px;
  }
`;

export const CodeSign = styled.span<{ $half: boolean }>`
  flex: 1;
  max-width: 64px;
  margin-left: ${({ $half }) => ($half ? 'var(--s-3)' : '0')};
  padding: 12px 0 10px;
  border-radius: var(--r-sm);
  background: var(--surface-sunken);
  font-size: var(--text-3xl);
  font-variant-numeric: lining-nums;
  line-height: 1.1;
  text-align: center;
  user-select: none;
`;

export const Time = styled.p`
  color: var(--text-muted);
  font-size: var(--text-sm);
  text-align: center;
`;

export const Mark = styled.span<{ $tone: 'success' | 'warning' }>`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  border-radius: 50%;
  background: ${({ $tone }) => `var(--${$tone}-soft)`};
  color: ${({ $tone }) => `var(--${$tone})`};
`;

export const Preview = styled.img`
  width: 100%;
  max-height: 60vh;
  border-radius: var(--r-md);
  background: var(--surface-sunken);
  object-fit: contain;
`;

/** Visually covered by the button that opens it. */
export const Picker = styled.input`
  display: none;
`;

/** On devices with a camera: taking a picture comes first, choosing an existing one second. */
export const OnPhones = styled.div`
  display: grid;
  gap: var(--s-2);
  ${media.lg} {
    display: none;
  }
`;

export const OnDesktops = styled.div`
  display: none;
  ${media.lg} {
    display: block;
  }
`;

export const Progress = styled.progress`
  width: 100%;
  height: 8px;
  appearance: none;
  border: 0;
  border-radius: var(--r-pill);
  overflow: hidden;
  background: var(--surface-sunken);
  &::-webkit-progress-bar {
    background: var(--surface-sunken);
  }
  &::-webkit-progress-value {
    background: var(--accent);
    transition: width var(--t-fast) linear;
  }
  &::-moz-progress-bar {
    background: var(--accent);
  }
  ${forcedColours} {
    appearance: auto;
  }
`;
