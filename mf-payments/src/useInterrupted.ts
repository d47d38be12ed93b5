import { useMember } from '@amarena/shared/bus';
import { interruptedPath } from '@amarena/shared/contracts/interrupted';
import { storageFor } from '@amarena/shared/contracts/privacy';
import type { SiteAddress } from '@amarena/shared/contracts/routes';
import { useState } from 'react';

/** The conversation or profile for which credits were missing when this page opened; null: none. */
export function useInterrupted(): SiteAddress | null {
  const member = useMember();
  const [path] = useState(() =>
    member === null
      ? null
      : interruptedPath({ storage: storageFor('comfort', window.localStorage, window), memberId: member.id, now: Date.now() }),
  );
  return path;
}
