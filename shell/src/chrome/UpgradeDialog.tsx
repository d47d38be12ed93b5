import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { Button, LinkButton } from '@amarena/shared/ui-first';
import { useShellT } from '../catalogue.ts';
import { useDeferredT } from '../deferred/catalogue.ts';
import type { DialogRequest } from './dialogRequest.ts';
import type { Overlays } from './overlays.ts';
import { useLeaveToBuy } from './useLeaveToBuy.ts';

interface UpgradeDialogProps {
  Dialog: Overlays['Dialog'];
  feature: Extract<DialogRequest, { type: 'upgrade' }>['feature'];
  onClose: () => void;
}

/** A feature needs premium: says what it is, and how to become a premium member. */
export function UpgradeDialog({ Dialog, feature, onClose }: UpgradeDialogProps) {
  const t = useDeferredT();
  const shell = useShellT();
  const common = useCommonT();
  const leave = useLeaveToBuy(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('upgrade.title')}
      description={`${t(`upgrade.${feature}`)} ${t('upgrade.how')}`}
      closeLabel={common('action.close')}
    >
      <LinkButton block variant="gold" to={pathTo('premium')} onClick={leave}>
        {shell('nav.premium')}
      </LinkButton>
      <Button block variant="ghost" onClick={onClose}>
        {common('action.not_now')}
      </Button>
    </Dialog>
  );
}
