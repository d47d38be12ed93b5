import type { LanderTemplate } from '@amarena/shared/contracts/landers';
import { type ComponentType, lazy } from 'react';
import type { LanderProps } from './landerScreen.tsx';

/** The design of each template, to be drawn with a page that is already there: the editor's preview. */
export const LANDER_VIEWS: Readonly<Record<LanderTemplate, ComponentType<LanderProps>>> = {
  adultonly: lazy(() => import('./adultonly/AdultOnlyScreen.tsx').then((module) => ({ default: module.AdultOnly }))),
  tinderswipe: lazy(() => import('./tinderswipe/SwipeScreen.tsx').then((module) => ({ default: module.Swipe }))),
  whoneedsstrings: lazy(() => import('./whoneedsstrings/StringsScreen.tsx').then((module) => ({ default: module.Strings }))),
  alonetonight: lazy(() => import('./alonetonight/AloneTonightScreen.tsx').then((module) => ({ default: module.AloneTonight }))),
  collagelanding: lazy(() => import('./collage/CollageScreen.tsx').then((module) => ({ default: module.Collage }))),
  gallery: lazy(() => import('./gallery/GalleryScreen.tsx').then((module) => ({ default: module.Gallery }))),
  iconslanding: lazy(() => import('./icons/IconsScreen.tsx').then((module) => ({ default: module.Icons }))),
  maplanding: lazy(() => import('./maplanding/MapScreen.tsx').then((module) => ({ default: module.MapLander }))),
  socialnetwork: lazy(() => import('./socialnetwork/NetworkScreen.tsx').then((module) => ({ default: module.Network }))),
  transitionsvideolanding: lazy(() => import('./transitions/TransitionsScreen.tsx').then((module) => ({ default: module.Transitions }))),
  video: lazy(() => import('./video/VideoScreen.tsx').then((module) => ({ default: module.VideoLander }))),
  landing: lazy(() => import('./members/LandingScreen.tsx').then((module) => ({ default: module.Landing }))),
  landing2: lazy(() => import('./members/Landing2Screen.tsx').then((module) => ({ default: module.Landing2 }))),
  landing3: lazy(() => import('./members/Landing3Screen.tsx').then((module) => ({ default: module.Landing3 }))),
};
