import { bus, useMember, useStream } from '@amarena/shared/bus';
import { TIME_BONUS_HOURS, TIME_BONUS_MODAL_DELAY, timeBonusOf } from '@amarena/shared/contracts/money/timeBonus';
import { MEMBERS_AREA } from '@amarena/shared/contracts/platform/routes';
import { serverNow } from '@amarena/shared/i18n';
import type { Overlays } from '../chrome/overlays.ts';
import { useDismissals, useNavigation } from '../provided.ts';
import { useStore } from '../store.ts';
import { mayPopUp } from './likePopUp.model.ts';
import { TimeBonusDialog } from './TimeBonusDialog.tsx';
import { useEnteredFor } from './useEnteredFor.ts';
import { usePopUpTurn } from './usePopUpTurn.ts';

/** The offer of the first hours, for a member without credits who has browsed for a while. Once dismissed, it never returns. */
export function TimeBonusPopUp({ Dialog }: { Dialog: Overlays['Dialog'] }) {
  const here = useStore(useNavigation().here$);
  const dismissals = useDismissals();
  useStore(dismissals.changes$);
  const user = useMember();
  const bonus = timeBonusOf(user, useStream(bus.offer$), serverNow());
  const inArea = here.decision.type === 'page' && MEMBERS_AREA.includes(here.decision.route.name);
  const waited = useEnteredFor(inArea && user !== null, TIME_BONUS_MODAL_DELAY);
  const dismissed = dismissals.isDismissed('time_bonus_popup', user?.id);
  const due = waited && bonus.isVisible && user?.credits === 0 && !dismissed && mayPopUp(here);
  const myTurn = usePopUpTurn('time_bonus', due);
  if (!myTurn || !bonus.isVisible) return null;
  const { percentage, expires } = bonus;
  const close = () => dismissals.dismiss('time_bonus_popup', user?.id);
  return <TimeBonusDialog Dialog={Dialog} hours={TIME_BONUS_HOURS} percentage={percentage} expires={expires} onClose={close} />;
}
