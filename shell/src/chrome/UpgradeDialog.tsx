import { pathTo, routeNamed } from '@amarena/shared/contracts/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { Button, LinkButton } from '@amarena/shared/ui';
import { useShellT } from '../i18n/catalogue.ts';
import { useLateT } from '../late/catalogue.ts';
import type { Overlays } from './overlays.ts';
import { useLeaveToBuy } from './useLeaveToBuy.ts';

/** Where a member becomes Premium. Until that screen stands, the packages: buying any of them is how. */
export const upgradePath = (premium = routeNamed('premium')): string => pathTo(premium.built ? premium.name : 'credits');

/** Something is for premium members: what that is and how to become one. */
export function UpgradeDialog({ Dialog, onClose }: { Dialog: Overlays['Dialog']; onClose: () => void }) {
  const t = useLateT();
  const shell = useShellT();
  const common = useCommonT();
  const leave = useLeaveToBuy(onClose);
  return (
    <Dialog open onClose={onClose} title={t('upgrade.title')} description={t('upgrade.text')} closeLabel={common('action.close')}>
      <LinkButton block variant="gold" to={upgradePath()} onClick={leave}>
        {shell('nav.premium')}
      </LinkButton>
      <Button block variant="ghost" onClick={onClose}>
        {common('action.not_now')}
      </Button>
    </Dialog>
  );
}
