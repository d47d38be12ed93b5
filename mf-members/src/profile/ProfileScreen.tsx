import { useMember } from '@amarena/shared/bus';
import { useParams } from '@amarena/shared/router';
import { FailedPage } from '../FailedPage.tsx';
import { useMutualNews } from '../useMutual.ts';
import { GoneProfile } from './GoneProfile.tsx';
import { PreviewPage, ProfileSkeleton } from './PreviewPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { useLikesSeen } from './useLikesSeen.ts';
import { useProfile } from './useProfile.ts';

/** A member's profile, opened from the search or from the likes. */
export function ProfileScreen() {
  useMutualNews();
  const { id = '' } = useParams<'members-id' | 'likes-m-id'>();
  // Another member is another page: photo and menus reset.
  return <ProfileOf key={id} id={id} />;
}

function ProfileOf({ id }: { id: string }) {
  const view = useProfile(id);
  const own = useMember()?.id === id;
  useLikesSeen(id);
  switch (view.status) {
    case 'loading':
      return <ProfileSkeleton />;
    case 'preview':
      return <PreviewPage card={view.card} />;
    case 'gone':
      return <GoneProfile why={view.why} />;
    case 'failed':
      return <FailedPage {...view} />;
    case 'ready':
      return <ProfilePage profile={view.profile} own={own} />;
  }
}
