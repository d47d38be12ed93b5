import { useMember } from '@amarena/shared/bus';
import { storageFor } from '@amarena/shared/contracts/account/privacy';
import { interruptedPath } from '@amarena/shared/contracts/platform/interrupted';
import type { SiteAddress } from '@amarena/shared/contracts/platform/routes';
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
