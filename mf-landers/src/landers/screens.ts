import type { ComponentType } from 'react';
import { lazy } from 'react';

/** Screens of the landers by the names of their routes. One lander loads its own code and nothing of the others. */
export const LANDER_SCREENS: Readonly<Record<string, ComponentType>> = {
  'landers-adultonly': lazy(() => import('./adultonly/AdultOnlyScreen.tsx').then((module) => ({ default: module.AdultOnlyScreen }))),
  'landers-tinderswipe': lazy(() => import('./tinderswipe/SwipeScreen.tsx').then((module) => ({ default: module.SwipeScreen }))),
  'landers-whoneedsstrings': lazy(() =>
    import('./whoneedsstrings/StringsScreen.tsx').then((module) => ({ default: module.StringsScreen })),
  ),
  'landers-alonetonight-slug': lazy(() =>
    import('./alonetonight/AloneTonightScreen.tsx').then((module) => ({ default: module.AloneTonightScreen })),
  ),
  'landers-collagelanding-slug': lazy(() => import('./collage/CollageScreen.tsx').then((module) => ({ default: module.CollageScreen }))),
  'landers-gallery-slug': lazy(() => import('./gallery/GalleryScreen.tsx').then((module) => ({ default: module.GalleryScreen }))),
  'landers-iconslanding-slug': lazy(() => import('./icons/IconsScreen.tsx').then((module) => ({ default: module.IconsScreen }))),
  'landers-maplanding-slug': lazy(() => import('./maplanding/MapScreen.tsx').then((module) => ({ default: module.MapScreen }))),
  'landers-socialnetwork-slug': lazy(() =>
    import('./socialnetwork/NetworkScreen.tsx').then((module) => ({ default: module.NetworkScreen })),
  ),
  'landers-transitionsvideolanding-slug': lazy(() =>
    import('./transitions/TransitionsScreen.tsx').then((module) => ({ default: module.TransitionsScreen })),
  ),
  'landers-video-slug': lazy(() => import('./video/VideoScreen.tsx').then((module) => ({ default: module.VideoScreen }))),
  'members-id-landing': lazy(() => import('./members/LandingScreen.tsx').then((module) => ({ default: module.LandingScreen }))),
  'members-id-landing2-slug': lazy(() => import('./members/Landing2Screen.tsx').then((module) => ({ default: module.Landing2Screen }))),
  'members-id-landing3-slug': lazy(() => import('./members/Landing3Screen.tsx').then((module) => ({ default: module.Landing3Screen }))),
};
