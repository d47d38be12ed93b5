import { bus, useMember } from '@amarena/shared/bus';
import type { Profile } from '@amarena/shared/contracts/people/profile';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { Banner, Button, IconButton, LinkButton } from '@amarena/shared/ui';
import { Ban, Ellipsis, Heart, MailWarning, MessageCircle } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useT } from '../catalogue.ts';
import { useLike } from '../useLike.ts';
import { GiftButton } from './GiftButton.tsx';
import { ActionRow, DockSpace, FilledWhenPressed, WithoutBanner } from './profile.styles.ts';
import { useBlock } from './useBlock.ts';

const ReportOrBlock = lazy(() => import('./ReportOrBlock.tsx'));

/** Write, like, give, block. A blocked member can only be unblocked. */
export function Actions({ profile }: { profile: Profile }) {
  const t = useT();
  const common = useCommonT();
  const member = useMember();
  const like = useLike();
  const block = useBlock(profile);
  const { name } = profile;

  if (profile.blocked) {
    return (
      <>
        <Banner icon={<Ban size={20} strokeWidth={1.75} aria-hidden />}>{t('profile.blocked_banner')}</Banner>
        <ActionRow>
          <DockSpace />
          <Button variant="secondary" busy={block.busy} onClick={() => block.toggle()}>
            {t('profile.unblock', { name })}
          </Button>
        </ActionRow>
      </>
    );
  }
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
        <Write profile={profile} />
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
        {member !== null && (
          <Suspense
            fallback={<IconButton variant="outlined" name={t('profile.more')} icon={<Ellipsis size={20} aria-hidden />} disabled />}
          >
            <ReportOrBlock id={profile.id} name={name} block={block} />
          </Suspense>
        )}
      </ActionRow>
    </>
  );
}

/** Opens the conversation for a member. A visitor is asked to sign up first, with this profile as the reason. */
function Write({ profile: { id, name } }: { profile: Pick<Profile, 'id' | 'name'> }) {
  const common = useCommonT();
  const visitor = useMember() === null;
  const icon = <MessageCircle size={20} strokeWidth={1.75} aria-hidden />;
  const label = common('action.write_to', { name });
  if (visitor) {
    return (
      <Button icon={icon} onClick={() => bus.ask({ type: 'signup', profile: id })}>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton icon={icon} to={pathTo('members-id-chat', { id })}>
      {label}
    </LinkButton>
  );
}
