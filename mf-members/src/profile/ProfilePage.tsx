import { useSettings } from '@amarena/shared/bus';
import type { Profile } from '@amarena/shared/contracts/people/profile';
import { pathTo } from '@amarena/shared/router';
import { Banner, Wrap } from '@amarena/shared/ui-first';
import { UserRound } from 'lucide-react';
import { useT } from '../catalogue.ts';
import { AboutMe } from './AboutMe.tsx';
import { Actions } from './Actions.tsx';
import { Facts } from './Facts.tsx';
import { FictionalBanner } from './FictionalBanner.tsx';
import { Gallery } from './Gallery.tsx';
import { Interests } from './Interests.tsx';
import { NameAndAge } from './NameAndAge.tsx';
import { Columns, Info } from './profile.styles.ts';
import { Related } from './Related.tsx';
import { UnlockBanner } from './UnlockBanner.tsx';
import { useVisit } from './useVisit.ts';

interface ProfilePageProps {
  profile: Profile;
  /** The member is viewing their own profile: no buttons to like, write or block. */
  own: boolean;
}

export function ProfilePage({ profile, own }: ProfilePageProps) {
  const t = useT();
  useVisit(profile, own);
  const { visible_profile_fields: fields } = useSettings();
  return (
    <Wrap>
      <Columns>
        <Gallery member={profile} own={own} />
        <Info>
          <NameAndAge card={own ? { ...profile, distance: null } : profile} mutual={profile.mutual} />
          <FictionalBanner profile={profile} />
          {own ? (
            <Banner
              icon={<UserRound size={20} strokeWidth={1.75} aria-hidden />}
              action={profile.verified ? undefined : { label: t('profile.verify'), to: pathTo('profile-verification') }}
            >
              {t('profile.own')}
            </Banner>
          ) : (
            <Actions profile={profile} />
          )}
          {fields.includes('about_me') && profile.about_me !== null && <AboutMe words={profile.about_me} />}
          {!own && <UnlockBanner profile={profile} />}
          <Facts profile={profile} />
          {fields.includes('interests') && profile.interests.length > 0 && <Interests profile={profile} />}
        </Info>
      </Columns>
      <Related id={profile.id} />
    </Wrap>
  );
}
