import { bus, useMember, useStream } from '@amarena/shared/bus';
import { TIME_BONUS_HOURS, TIME_BONUS_MODAL_DELAY, timeBonusOf } from '@amarena/shared/contracts/money/timeBonus';
import { MEMBERS_AREA } from '@amarena/shared/contracts/platform/membersArea';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { serverNow, useCommonT, useFormat } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Countdown, Gift } from '@amarena/shared/ui';
import { Button, LinkButton } from '@amarena/shared/ui-first';
import { useEffect, useState } from 'react';
import type { Overlays } from '../chrome/overlays.ts';
import { useDeferredT } from '../deferred/catalogue.ts';
import { timeLeftWords } from '../deferred/timeLeftWords.ts';
import { useDismissals, useNavigation } from '../provided.ts';
import { useStore } from '../store.ts';
import { mayPopUp } from './mayPopUp.ts';
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

/** True once `inside` has been true for `delay` milliseconds. When it turns false, the timer resets. */
function useEnteredFor(inside: boolean, delay: number): boolean {
  const [lasted, setLasted] = useState(false);
  useEffect(() => {
    if (!inside) return;
    const timer = setTimeout(() => setLasted(true), delay);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [inside, delay]);
  return inside && lasted;
}

/** Above the title, as in every dialog with a picture. */
const Picture = styled(Gift)`
  order: -1;
`;

interface TimeBonusDialogProps {
  Dialog: Overlays['Dialog'];
  /** Length of the whole offer in hours. The countdown shows what remains. */
  hours: number;
  /** Whole percent. */
  percentage: number;
  /** When the server ends the offer. */
  expires: string;
  onClose: () => void;
}

/** The offer lasts a few hours: if it does not end today, it ends tonight. */
const isToday = (moment: string): boolean => new Date(moment).toDateString() === new Date(serverNow()).toDateString();

/** What the offer is, when it ends, and a link to it. */
function TimeBonusDialog({ Dialog, hours, percentage, expires, onClose }: TimeBonusDialogProps) {
  const t = useDeferredT();
  const common = useCommonT();
  const format = useFormat();
  const percent = format.percent(percentage);
  return (
    <Dialog
      open
      unasked
      align="center"
      closeLabel={common('action.close')}
      onClose={onClose}
      title={t('bonus.title', { percentage: percent, hours: String(hours) })}
      description={t(isToday(expires) ? 'bonus.text' : 'bonus.text_tonight', { percentage: percent, time: format.time(expires) })}
    >
      <Picture gift="heart" size={88} />
      <Countdown until={expires} label={timeLeftWords(t, format)} large />
      <LinkButton block to={pathTo('credits')} onClick={onClose}>
        {t('buy.go')}
      </LinkButton>
      <Button block variant="ghost" onClick={onClose}>
        {common('action.not_now')}
      </Button>
    </Dialog>
  );
}
