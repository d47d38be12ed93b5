import { useMember } from '@amarena/shared/bus';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { lazy, Suspense } from 'react';
import { Account } from './account/Account.tsx';
import { withOwnWords } from './ownWords.ts';

// Steps need an account, so the code loads when one exists.
const Steps = lazy(() => withOwnWords(() => import('./steps/Steps.tsx')).then((module) => ({ default: module.Steps })));

export interface SignupProps {
  /** The member whose page led here. */
  profile?: string | undefined;
  /** An e-mail address that the person typed elsewhere. */
  email?: string | undefined;
  /** Identifies the lander that led here. */
  lander?: string | undefined;
  /** The recipient of the first message. */
  partner?: Pick<Card, 'name'> | undefined;
  /** Called when the person continues to the site; omitted if sign-up is its own page. */
  onLeave?: () => void;
  /** Called with true while closing would lose progress. */
  onProgress?: (inProgress: boolean) => void;
  heading: 'h1' | 'h2';
}

/** Sign-up from the first field to the last step. A person who already has an account continues where they stopped. */
export function Signup({ onLeave, onProgress, heading, ...account }: SignupProps) {
  // The page learns about a new member a moment after the account was created; until then the form stays.
  if (useMember() === null) return <Account {...account} heading={heading} onProgress={onProgress} />;
  return (
    <Suspense fallback={null}>
      <Steps heading={heading} onLeave={onLeave} onProgress={onProgress} />
    </Suspense>
  );
}
