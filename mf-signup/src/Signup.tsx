import { useMember } from '@amarena/shared/bus';
import type { Card } from '@amarena/shared/contracts/profile';
import { lazy, Suspense } from 'react';
import { Account } from './account/Account.tsx';
import { withOwnWords } from './ownWords.ts';

// The steps wait for an account: who only looks at the form needs nothing of them.
const Steps = lazy(() => withOwnWords(() => import('./steps/Steps.tsx')).then((module) => ({ default: module.Steps })));

export interface SignupProps {
  /** Member whose page led here. */
  profile?: string | undefined;
  /** What the person already typed elsewhere. */
  email?: string | undefined;
  /** Mark of the lander that led here. */
  lander?: string | undefined;
  /** Whom the first words go to. */
  partner?: Pick<Card, 'name'> | undefined;
  /** The person goes on to the site; missing on a page of its own. */
  onLeave?: () => void;
  /** Called while closing would lose progress. */
  onProgress?: (inProgress: boolean) => void;
  heading: 'h1' | 'h2';
}

/** Sign-up from the first field to the last step; whoever has an account already goes on where they stopped. */
export function Signup({ onLeave, onProgress, heading, ...account }: SignupProps) {
  // A new member is known to the page a moment after the account was made; the form waits that long.
  if (useMember() === null) return <Account {...account} heading={heading} onProgress={onProgress} />;
  return (
    <Suspense fallback={null}>
      <Steps heading={heading} onLeave={onLeave} onProgress={onProgress} />
    </Suspense>
  );
}
