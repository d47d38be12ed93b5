import { definePage } from '@amarena/shared/spa-react';
import { lazy } from 'react';
import { catalogue } from './catalogue.ts';
import { withWords as withDecisionsWords } from './decisions/catalogue.ts';
import { withWords as withDeskWords } from './desk/catalogue.ts';
import { withPlayWords } from './playWords.ts';
import { SearchScreen } from './search/SearchScreen.tsx';
import { withWords } from './verification/catalogue.ts';

// Nearly everyone starts with the search; the other screens load on their first visit.
const ProfileScreen = lazy(() => import('./profile/ProfileScreen.tsx').then((module) => ({ default: module.ProfileScreen })));
const LikesScreen = lazy(() => import('./likes/LikesScreen.tsx').then((module) => ({ default: module.LikesScreen })));
const SwipeScreen = lazy(() => withPlayWords(() => import('./swipe/SwipeScreen.tsx')).then((module) => ({ default: module.SwipeScreen })));
const MatchScreen = lazy(() => withPlayWords(() => import('./match/MatchScreen.tsx')).then((module) => ({ default: module.MatchScreen })));
const VerificationScreen = lazy(() =>
  withWords(() => import('./verification/VerificationScreen.tsx')).then((module) => ({ default: module.VerificationScreen })),
);
const DeskScreen = lazy(() => withDeskWords(() => import('./desk/DeskScreen.tsx')).then((module) => ({ default: module.DeskScreen })));
const DecisionsScreen = lazy(() =>
  withDecisionsWords(() => import('./decisions/DecisionsScreen.tsx')).then((module) => ({ default: module.DecisionsScreen })),
);

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
