import { useCommonT } from '@amarena/shared/i18n';
import { useLikesOfOtherTabs } from '@amarena/shared/people';
import { useQueryClient } from '@amarena/shared/query';
import { useParams } from '@amarena/shared/router';
import { MemberGridSkeleton, Problem, Wrap } from '@amarena/shared/ui-first';
import { lazy, Suspense } from 'react';
import { withLaterWords } from '../laterWords.ts';
import { PlayLinks } from '../PlayLinks.tsx';
import { useMutualNews } from '../useMutual.ts';
import { Given } from './Given.tsx';
import { LikesHeading } from './LikesHeading.tsx';
import { countsOf, type LikeTab, likeTabOf } from './likes.model.ts';
import { ListPlace, Onward } from './likes.styles.ts';
import { MutualSkeleton } from './MutualSkeleton.tsx';
import { Received } from './Received.tsx';
import { Tabs } from './Tabs.tsx';
import { type LikesView, useLikes } from './useLikes.ts';
import { useVisitors, type VisitorsView } from './useVisitors.ts';
import { Visitors } from './Visitors.tsx';

// Only this list has rows; the others are grids of cards.
const MutualList = lazy(() => withLaterWords(() => import('./MutualList.tsx')));

/** Always the same element: if it were made anew while the code of the list loads, React would replace the rows that came with the HTML. */
const MUTUALS = (
  <Suspense fallback={<MutualSkeleton />}>
    <MutualList />
  </Suspense>
);

/** New, automatic, given and mutual likes, and who visited the profile. `/likes` shows the received ones. */
export function LikesScreen() {
  useMutualNews();
  useLikesOfOtherTabs(useQueryClient());
  const { type } = useParams<'likes-type'>();
  return <Likes tab={likeTabOf(type)} />;
}

function Likes({ tab }: { tab: LikeTab }) {
  const likes = useLikes(tab === 'visitors' ? 'received' : tab);
  const visitors = useVisitors();
  const counts = {
    ...(likes.status === 'ready' && countsOf(tab, likes.likes)),
    ...(visitors.status === 'ready' && { visitors: visitors.list.count }),
  };
  return (
    <Wrap>
      <LikesHeading tab={tab} counts={counts} />
      <Tabs tab={tab} counts={counts} />
      <ListPlace>
        <List tab={tab} likes={likes} visitors={visitors} />
      </ListPlace>
      <Onward>
        <PlayLinks />
      </Onward>
    </Wrap>
  );
}

function List({ tab, likes, visitors }: { tab: LikeTab; likes: LikesView; visitors: VisitorsView }) {
  const common = useCommonT();
  const shown = tab === 'visitors' ? visitors : likes;
  if (shown.status === 'failed') return <Problem error={shown.error} onRetry={shown.retry} retryLabel={common('action.retry')} />;
  if (tab === 'visitors' && visitors.status === 'ready') return <Visitors {...visitors.list} />;
  if (tab !== 'visitors' && likes.status === 'ready') {
    const { liked_by, profiles, counts, ...growth } = likes.likes;
    if (tab === 'received') return <Received likedBy={liked_by} total={counts.received} {...growth} />;
    if (tab === 'given') return <Given profiles={profiles} total={counts.given} {...growth} />;
    return MUTUALS;
  }
  return tab === 'mutual' ? <MutualSkeleton /> : <MemberGridSkeleton label={common('state.loading')} />;
}
