import { definePage } from '@amarena/shared/spa-react';
import { type ComponentType, lazy } from 'react';
import { catalogue } from './catalogue.ts';
import { withLaterWords } from './laterWords.ts';
import { SearchScreen } from './search/SearchScreen.tsx';

// Nearly everyone starts with the search; the other screens load on their first visit.
const ProfileScreen = lazy(() => import('./profile/ProfileScreen.tsx').then((module) => ({ default: module.ProfileScreen })));
const LikesScreen = lazy(() => import('./likes/LikesScreen.tsx').then((module) => ({ default: module.LikesScreen })));
const SwipeScreen = lazy(() => withLaterWords(() => import('./swipe/SwipeScreen.tsx')).then((module) => ({ default: module.SwipeScreen })));
const MatchScreen = lazy(() => withLaterWords(() => import('./match/MatchScreen.tsx')).then((module) => ({ default: module.MatchScreen })));

/** A screen that few people open: not even where its words are is part of the page's first script. */
const rareScreen = (load: () => Promise<{ loadWords(): Promise<void>; Screen: ComponentType }>) =>
  lazy(async () => {
    const { loadWords, Screen } = await load();
    await loadWords();
    return { default: Screen };
  });
const VerificationScreen = rareScreen(() => import('./verification/index.ts'));
const DeskScreen = rareScreen(() => import('./desk/index.ts'));
const DecisionsScreen = rareScreen(() => import('./decisions/index.ts'));

export const { bootstrap, mount, unmount } = definePage<'mf-members'>({
  catalogue,
  screens: {
    members: SearchScreen,
    'members-id': ProfileScreen,
    likes: LikesScreen,
    'likes-type': LikesScreen,
    'likes-m-id': ProfileScreen,
    'match-finder': MatchScreen,
    'swipe-game': SwipeScreen,
    'profile-verification': VerificationScreen,
    'desk-queue-id': DeskScreen,
    'decisions-id': DecisionsScreen,
  },
});
