import { definePage } from '@amarena/shared/spa-react';
import { lazy } from 'react';
import { catalogue } from './catalogue.ts';
import { withWords } from './editor/catalogue.ts';

// A visitor of one of these pages usually sees only that one: each loads its own code.
const HomeScreen = lazy(() => import('./home/HomeScreen.tsx').then((module) => ({ default: module.HomeScreen })));
const StaticPageScreen = lazy(() => import('./pages/StaticPageScreen.tsx').then((module) => ({ default: module.StaticPageScreen })));
const CookiesScreen = lazy(() => import('./pages/CookiesScreen.tsx').then((module) => ({ default: module.CookiesScreen })));
const FaqScreen = lazy(() => import('./pages/FaqScreen.tsx').then((module) => ({ default: module.FaqScreen })));
const ComplaintScreen = lazy(() => import('./complaints/ComplaintScreen.tsx').then((module) => ({ default: module.ComplaintScreen })));

const LanderScreen = lazy(() => import('./landers/LanderScreen.tsx').then((module) => ({ default: module.LanderScreen })));
const EditorScreen = lazy(() => withWords(() => import('./editor/EditorScreen.tsx')).then((module) => ({ default: module.EditorScreen })));

export const { bootstrap, mount, unmount } = definePage<'mf-landers'>({
  catalogue,
  screens: {
    index: HomeScreen,
    complaints: ComplaintScreen,
    token: StaticPageScreen,
    'editor-id-tab': EditorScreen,
    'pages-ban': StaticPageScreen,
    'pages-privacy': StaticPageScreen,
    'pages-return-policy': StaticPageScreen,
    'pages-service': StaticPageScreen,
    'pages-terms': StaticPageScreen,
    'pages-cookies': CookiesScreen,
    'pages-faq': FaqScreen,
    // Every template, whatever its name: the design comes with its document.
    'landers-adultonly': LanderScreen,
    'landers-tinderswipe': LanderScreen,
    'landers-whoneedsstrings': LanderScreen,
    'landers-alonetonight-slug': LanderScreen,
    'landers-collagelanding-slug': LanderScreen,
    'landers-gallery-slug': LanderScreen,
    'landers-iconslanding-slug': LanderScreen,
    'landers-maplanding-slug': LanderScreen,
    'landers-socialnetwork-slug': LanderScreen,
    'landers-transitionsvideolanding-slug': LanderScreen,
    'landers-video-slug': LanderScreen,
    'members-id-landing': LanderScreen,
    'members-id-landing2-slug': LanderScreen,
    'members-id-landing3-slug': LanderScreen,
    'landers-template-slug': LanderScreen,
  },
});
