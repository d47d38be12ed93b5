import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { serverNow, useCommonT, useFormat } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Button, Countdown, Gift, LinkButton } from '@amarena/shared/ui';
import type { Overlays } from '../chrome/overlays.ts';
import { useDeferredT } from '../deferred/catalogue.ts';
import { timeLeftWords } from '../deferred/timeLeftWords.ts';

/** Above the title, as in every dialog with a picture. */
const Picture = styled(Gift)`
  order: -1;
`;

export interface TimeBonusDialogProps {
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
export function TimeBonusDialog({ Dialog, hours, percentage, expires, onClose }: TimeBonusDialogProps) {
  const t = useDeferredT();
  const common = useCommonT();
  const format = useFormat();
  const percent = format.percent(percentage);
  return (
    <Dialog
      open
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
