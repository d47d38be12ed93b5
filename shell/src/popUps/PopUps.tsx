import { Dialogs } from '../chrome/Dialogs.tsx';
import { layoutPopUps } from '../layouts/layoutPopUps.model.ts';
import { useDialogs, useNavigation } from '../provided.ts';
import { SharedPhotoAsked } from '../sharing/SharedPhotoAsked.tsx';
import { useDeferredStore, useStore } from '../store.ts';
import { EntryWarning } from './EntryWarning.tsx';
import { LikePopUp } from './LikePopUp.tsx';
import { TermsPopUp } from './TermsPopUp.tsx';
import { TimeBonusPopUp } from './TimeBonusPopUp.tsx';

/** Everything that may open over a page; `popUpOrder.ts` says which comes first, `layoutPopUps.model.ts` over which layout. */
export function PopUps() {
  const loaded = useDeferredStore(useDialogs().overlays.overlays$);
  const { decision } = useStore(useNavigation().here$);
  const { dialogs } = layoutPopUps(decision.type === 'page' ? decision.route.layout : 'default');
  return (
    <>
      {loaded && <EntryWarning Dialog={loaded.Dialog} />}
      {loaded && <TermsPopUp Dialog={loaded.Dialog} />}
      <SharedPhotoAsked />
      {dialogs && <Dialogs />}
      <LikePopUp />
      {loaded && <TimeBonusPopUp Dialog={loaded.Dialog} />}
    </>
  );
}
