import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { Button, LinkButton, Muted } from '@amarena/shared/ui-first';
import { useDeferredT } from '../deferred/catalogue.ts';
import type { Overlays } from './overlays.ts';
import { useLeaveToBuy } from './useLeaveToBuy.ts';

export interface BuyCreditsDialogProps {
  Dialog: Overlays['Dialog'];
  /** Whole credits that the action costs. */
  needed: number;
  /** Whole credits the member has. */
  balance: number;
  onClose: () => void;
}

/** Too few credits: says how many are missing and that nothing was lost or spent, and links to the packages. */
export function BuyCreditsDialog({ Dialog, needed, balance, onClose }: BuyCreditsDialogProps) {
  const t = useDeferredT();
  const common = useCommonT();
  const leave = useLeaveToBuy(onClose);
  const words = { needed: common('credits', { count: needed }), balance: common('credits', { count: balance }) };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('buy.title')}
      description={t('buy.needed', { ...words, count: needed })}
      closeLabel={common('action.close')}
    >
      <Muted $size="sm">{t('buy.kept')}</Muted>
      <LinkButton block to={pathTo('credits')} onClick={leave}>
        {t('buy.go')}
      </LinkButton>
      <Button block variant="ghost" onClick={onClose}>
        {common('action.not_now')}
      </Button>
    </Dialog>
  );
}
