import type { Boot } from '@amarena/shared/federation/boot';
import { layoutParts } from '../layouts/layoutParts.model.ts';
import type { Here } from '../routing/current.ts';

type FirstState = Pick<Boot, 'user' | 'offer' | 'pending_payment'>;

/** Whether a banner may belong on the first screen, judging by the data in the HTML. The banners decide which one, if any. */
export function firstBannerPossible({ user, offer, pending_payment }: FirstState, { decision }: Pick<Here, 'decision'>): boolean {
  if (user === null || decision.type !== 'page' || !layoutParts(decision.route.layout).banners) return false;
  const { status, notifications_disabled, profile, roles_wait } = user;
  const ofAccount = status === 'not_confirmed' || roles_wait || notifications_disabled.length > 0 || profile.main_image === null;
  return ofAccount || offer !== null || pending_payment !== null;
}
