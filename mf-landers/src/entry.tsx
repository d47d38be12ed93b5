import { STATIC_PAGES } from '@amarena/shared/contracts/pages';
import { definePage } from '@amarena/shared/spa-react';
import { lazy } from 'react';
import { catalogue } from './catalogue.ts';
import { withWords } from './editor/catalogue.ts';
import { HomeScreen } from './home/HomeScreen.tsx';
import { LANDER_SCREENS } from './landers/screens.ts';

// Most people see the home page alone; the rest comes with its first visit.
const PageScreen = lazy(() => import('./pages/PageScreen.tsx').then((module) => ({ default: module.PageScreen })));
const ComplaintScreen = lazy(() => import('./complaints/ComplaintScreen.tsx').then((module) => ({ default: module.ComplaintScreen })));

const EditorScreen = lazy(() => withWords(() => import('./editor/EditorScreen.tsx')).then((module) => ({ default: module.EditorScreen })));

const documents = Object.fromEntries(STATIC_PAGES.map((token) => [`pages-${token}`, PageScreen]));

export const { bootstrap, mount, unmount } = definePage({
  catalogue,
  screens: {
    index: HomeScreen,
    complaints: ComplaintScreen,
    token: PageScreen,
    'editor-id-tab': EditorScreen,
    ...documents,
    ...LANDER_SCREENS,
  },
});
