import { ShieldCheck } from 'lucide-react';
import { styled } from '../../facades/styled.ts';

export interface VerifiedMarkProps {
  /** "Profilo verificato", in the person's language; missing: the words stand beside it. */
  label?: string;
  /** Lies on a photo, where it has the colour of the words. Default false. */
  onPhoto?: boolean;
  className?: string;
}

const Icon = styled(ShieldCheck)<{ $onPhoto: boolean }>`
  flex: none;
  width: 0.95em;
  height: 0.95em;
  min-width: 16px;
  min-height: 16px;
  color: ${({ $onPhoto }) => ($onPhoto ? 'inherit' : 'var(--success)')};
`;

/** Beside the name of a member whose selfie was compared with the photos. What it means stands on the profile. */
export function VerifiedMark({ label, onPhoto = false, className }: VerifiedMarkProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Icon {...named} strokeWidth={1.75} className={className} $onPhoto={onPhoto} />;
}
