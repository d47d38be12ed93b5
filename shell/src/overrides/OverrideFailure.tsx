import type { Override } from '@amarena/shared/federation/boot';
import { Button } from '@amarena/shared/ui';
import { Undo2 } from 'lucide-react';
import { overrideText, RESET_ADDRESS } from './words.ts';

/** Why a remote that was overridden does not show: for the developer who did it. */
export const OverrideReason = ({ override }: { override: Override }) => (
  <p lang="en">
    {override.kind === 'without'
      ? `Your override leaves ${override.remote} out in this browser. Members get it as always.`
      : `Your override ${overrideText(override)} stands alone in this browser, without another version behind it. Members get what is live.`}
  </p>
);

/** The first way out of a failed override. */
export const OverrideReset = () => (
  <Button lang="en" icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => window.location.assign(RESET_ADDRESS)}>
    Reset the override
  </Button>
);
