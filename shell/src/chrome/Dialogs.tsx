import { useCallback } from 'react';
import { useDialogs } from '../provided.ts';
import { SharedPhotoDialog } from '../sharing/SharedPhotoDialog.tsx';
import { useStore } from '../store.ts';
import { BuyCreditsDialog } from './BuyCreditsDialog.tsx';
import { SignupDialog } from './SignupDialog.tsx';
import { UpgradeDialog } from './UpgradeDialog.tsx';

/** The one dialog that is open. The code loads with the first dialog. */
export function Dialogs() {
  const { dialogRequest$, overlays, popUps } = useDialogs();
  const asked = useStore(dialogRequest$);
  const myTurn = useStore(popUps.shown$) === 'asked';
  const loaded = useStore(overlays.overlays$);
  const close = useCallback(() => dialogRequest$.set(null), [dialogRequest$]);
  if (asked === null || !myTurn || loaded === null) return null;
  switch (asked.type) {
    case 'signup':
      return <SignupDialog Dialog={loaded.Dialog} profile={asked.profile} email={asked.email} lander={asked.lander} onClose={close} />;
    case 'buyCredits':
      return <BuyCreditsDialog Dialog={loaded.Dialog} needed={asked.needed} balance={asked.balance} onClose={close} />;
    case 'upgrade':
      return <UpgradeDialog Dialog={loaded.Dialog} feature={asked.feature} onClose={close} />;
    case 'shared':
      return <SharedPhotoDialog Dialog={loaded.Dialog} outcome={asked.outcome} onClose={close} />;
  }
}
