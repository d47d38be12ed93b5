import { useMember } from '@amarena/shared/bus';
import type { Profile } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { Banner } from '@amarena/shared/ui-first';
import { Lock } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { useUnlockPhotos } from './useUnlockPhotos.ts';

/** The number of locked photos, and what unlocks them. */
export function UnlockBanner({ profile }: { profile: Profile }) {
  const t = useT();
  const common = useCommonT();
  const visitor = useMember() === null;
  const unlock = useUnlockPhotos(profile.id);
  const count = profile.photos.filter((photo) => photo.locked).length;
  if (count === 0) return null;
  return (
    <Banner
      tone="offer"
      icon={<Lock size={20} strokeWidth={1.75} aria-hidden />}
      action={{ label: visitor ? common('action.signup') : t('photos.upgrade'), onPress: unlock }}
    >
      {t(visitor ? 'photos.more_visitor' : 'photos.more_premium', { count })}
    </Banner>
  );
}
