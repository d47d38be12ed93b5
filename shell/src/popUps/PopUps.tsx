import { Dialogs } from '../chrome/Dialogs.tsx';
import { useDialogs } from '../provided.ts';
import { SharedPhotoAsked } from '../sharing/SharedPhotoAsked.tsx';
import { useDeferredStore } from '../store.ts';
import { EntryWarning } from './EntryWarning.tsx';
import { LikePopUp } from './LikePopUp.tsx';
import { TermsPopUp } from './TermsPopUp.tsx';
import { TimeBonusPopUp } from './TimeBonusPopUp.tsx';

/** Everything that may open over a page; `popUpOrder.ts` says which comes first. */
export function PopUps() {
  const loaded = useDeferredStore(useDialogs().overlays.overlays$);
  return (
    <>
      {loaded && <EntryWarning Dialog={loaded.Dialog} />}
      {loaded && <TermsPopUp Dialog={loaded.Dialog} />}
      <SharedPhotoAsked />
      <Dialogs />
      <LikePopUp />
      {loaded && <TimeBonusPopUp Dialog={loaded.Dialog} />}
    </>
  );
}
