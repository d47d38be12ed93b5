import type { Override } from '@amarena/shared/federation/boot';
import { Button } from '@amarena/shared/ui-first';
import { Undo2 } from 'lucide-react';
import { overrideText, RESET_ADDRESS } from './words.ts';

/** Tells the developer why an overridden remote does not show. */
export const OverrideReason = ({ override }: { override: Override }) => (
  <p lang="en">
    {override.kind === 'without'
      ? `Your override leaves ${override.remote} out in this browser. Members get it as always.`
      : `Your override ${overrideText(override)} stands alone in this browser, without another version behind it. Members get what is live.`}
  </p>
);

/** The main action for a failed override. */
export const OverrideReset = () => (
  <Button lang="en" icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => window.location.assign(RESET_ADDRESS)}>
    Reset the override
  </Button>
);
