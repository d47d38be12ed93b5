import { useMember } from '@amarena/shared/bus';
import type { Profile } from '@amarena/shared/contracts/people/profile';
import { useCommonT } from '@amarena/shared/i18n';
import { Banner, IconButton } from '@amarena/shared/ui-first';
import { Ellipsis, Heart, MailWarning } from 'lucide-react';
import { lazy, memo, Suspense } from 'react';
import { useT } from '../catalogue.ts';
import { withLaterWords } from '../laterWords.ts';
import { useLike } from '../useLike.ts';
import { GiftButton } from './GiftButton.tsx';
import { ActionRow, DockSpace, FilledWhenPressed, WithoutBanner } from './profile.styles.ts';
import { Unblock } from './Unblock.tsx';
import { useBlock } from './useBlock.ts';
import { WriteButton } from './WriteButton.tsx';

const ReportOrBlock = lazy(() => withLaterWords(() => import('./ReportOrBlock.tsx')));

/**
 * Rare actions. Nothing that it gets changes while their code loads: React would stop waiting for it, and replace the button
 * that came with the HTML, and with it a press.
 */
const More = memo(function More({ id, name }: Pick<Profile, 'id' | 'name'>) {
  const t = useT();
  return (
    <Suspense fallback={<IconButton variant="outlined" name={t('profile.more')} icon={<Ellipsis size={20} aria-hidden />} disabled />}>
      <ReportOrBlock id={id} name={name} />
    </Suspense>
  );
});

/** Write, like, give, block. A blocked member can only be unblocked. */
export function Actions({ profile }: { profile: Profile }) {
  const common = useCommonT();
  const member = useMember();
  const like = useLike();
  const block = useBlock(profile);
  const { name } = profile;

  if (profile.blocked) return <Unblock name={name} block={block} />;
  return (
    <>
      {member?.status === 'not_confirmed' && (
        <WithoutBanner>
          <Banner tone="warn" icon={<MailWarning size={20} strokeWidth={1.75} aria-hidden />}>
            {common('address.confirm_first')}
          </Banner>
        </WithoutBanner>
      )}
      <ActionRow>
        <DockSpace />
        <WriteButton profile={profile} />
        <FilledWhenPressed>
          <IconButton
            variant="outlined"
            name={common('action.like_name', { name })}
            icon={<Heart size={20} strokeWidth={1.75} aria-hidden />}
            aria-pressed={profile.liked}
            // The second press of a double click would undo the first.
            onClick={({ detail }) => void (detail > 1 || like(profile))}
          />
        </FilledWhenPressed>
        <GiftButton profile={profile} />
        {member !== null && <More id={profile.id} name={name} />}
      </ActionRow>
    </>
  );
}
