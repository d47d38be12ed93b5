import type { Card } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { VerifiedMark } from '@amarena/shared/ui-first';
import { lazy, Suspense, useState } from 'react';
import { withWords } from './verification/catalogue.ts';

const VerifiedInfo = lazy(() => withWords(() => import('./verification/VerifiedInfo.tsx')));

/** As high as a tag, with the touch target of a button. */
const TagButton = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 28px;
  padding: 0 10px;
  border-radius: var(--r-pill);
  background: var(--success-soft);
  color: var(--success);
  font-size: var(--text-xs);
  font-weight: var(--w-semibold);
  &::after {
    content: '';
    position: absolute;
    inset: -8px 0;
  }
`;

/** The verified badge; a press explains what it means. */
export function VerifiedTag({ card }: { card: Pick<Card, 'id' | 'name'> }) {
  const common = useCommonT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <TagButton onClick={() => setOpen(true)} aria-haspopup="dialog">
        <VerifiedMark />
        {common('member.verified')}
      </TagButton>
      {open && (
        <Suspense fallback={null}>
          <VerifiedInfo card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
