import type { SiteAddress } from '@amarena/shared/contracts/platform/routes';
import { Link } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 6px;
  min-height: 44px;
  font-size: var(--text-sm);
  font-weight: var(--w-medium);
  color: var(--text-muted);
  &:hover {
    color: var(--text);
  }
`;

/** A link back to the parent screen. */
export function Crumb({ to, children }: { to: SiteAddress; children: ReactNode }) {
  return (
    <Way to={to}>
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
      {children}
    </Way>
  );
}
