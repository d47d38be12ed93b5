import { ShieldCheck } from 'lucide-react';
import { styled } from '../../facades/styled.ts';

export interface VerifiedMarkProps {
  /** "Profilo verificato", in the current language; omitted if the text is beside it. */
  label?: string;
  /** True on a photo, where it has the text's colour. Default false. */
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

/** Shown beside the name of a member whose selfie was compared with the photos. The profile explains it. */
export function VerifiedMark({ label, onPhoto = false, className }: VerifiedMarkProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Icon {...named} strokeWidth={1.75} className={className} $onPhoto={onPhoto} />;
}
