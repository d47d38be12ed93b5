import { STATIC_PAGES } from '@amarena/shared/contracts/pages';
import { ROUTES } from '@amarena/shared/contracts/routes';
import { definePage } from '@amarena/shared/spa-react';
import { lazy } from 'react';
import { catalogue } from './catalogue.ts';
import { withWords } from './editor/catalogue.ts';

// Whoever comes to one of these pages sees that one alone: each brings its own code.
const HomeScreen = lazy(() => import('./home/HomeScreen.tsx').then((module) => ({ default: module.HomeScreen })));
const PageScreen = lazy(() => import('./pages/PageScreen.tsx').then((module) => ({ default: module.PageScreen })));
const CookiesScreen = lazy(() => import('./pages/CookiesScreen.tsx').then((module) => ({ default: module.CookiesScreen })));
const FaqScreen = lazy(() => import('./pages/FaqScreen.tsx').then((module) => ({ default: module.FaqScreen })));
const ComplaintScreen = lazy(() => import('./complaints/ComplaintScreen.tsx').then((module) => ({ default: module.ComplaintScreen })));

const LanderScreen = lazy(() => import('./landers/LanderScreen.tsx').then((module) => ({ default: module.LanderScreen })));
const EditorScreen = lazy(() => withWords(() => import('./editor/EditorScreen.tsx')).then((module) => ({ default: module.EditorScreen })));

/** Every template, whatever it is called; the design comes with its document. */
const landers = Object.fromEntries(ROUTES.filter(({ layout }) => layout === 'lander').map(({ name }) => [name, LanderScreen]));
const documents = Object.fromEntries(STATIC_PAGES.map((token) => [`pages-${token}`, PageScreen]));

export const { bootstrap, mount, unmount } = definePage({
  catalogue,
  screens: {
    index: HomeScreen,
    complaints: ComplaintScreen,
    token: PageScreen,
    'editor-id-tab': EditorScreen,
    ...documents,
    'pages-cookies': CookiesScreen,
    'pages-faq': FaqScreen,
    ...landers,
  },
});
