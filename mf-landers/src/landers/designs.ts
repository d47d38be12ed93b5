import { type ComponentType, lazy } from 'react';
import type { LanderProps } from './landerProps.ts';

/** The design of each template in this version. A lander loads only its own design. */
export const LANDER_DESIGNS = {
  adultonly: lazy(() => import('./adultonly/AdultOnlyScreen.tsx').then((module) => ({ default: module.AdultOnlyScreen }))),
  tinderswipe: lazy(() => import('./tinderswipe/SwipeScreen.tsx').then((module) => ({ default: module.SwipeScreen }))),
  whoneedsstrings: lazy(() => import('./whoneedsstrings/StringsScreen.tsx').then((module) => ({ default: module.StringsScreen }))),
  alonetonight: lazy(() => import('./alonetonight/AloneTonightScreen.tsx').then((module) => ({ default: module.AloneTonightScreen }))),
  collagelanding: lazy(() => import('./collagelanding/CollageScreen.tsx').then((module) => ({ default: module.CollageScreen }))),
  gallery: lazy(() => import('./gallery/GalleryScreen.tsx').then((module) => ({ default: module.GalleryScreen }))),
  iconslanding: lazy(() => import('./iconslanding/IconsScreen.tsx').then((module) => ({ default: module.IconsScreen }))),
  maplanding: lazy(() => import('./maplanding/MapScreen.tsx').then((module) => ({ default: module.MapScreen }))),
  socialnetwork: lazy(() => import('./socialnetwork/NetworkScreen.tsx').then((module) => ({ default: module.NetworkScreen }))),
  transitionsvideolanding: lazy(() =>
    import('./transitionsvideolanding/TransitionsScreen.tsx').then((module) => ({ default: module.TransitionsScreen })),
  ),
  video: lazy(() => import('./video/VideoScreen.tsx').then((module) => ({ default: module.VideoScreen }))),
  landing: lazy(() => import('./landing/LandingScreen.tsx').then((module) => ({ default: module.LandingScreen }))),
  landing2: lazy(() => import('./landing/Landing2Screen.tsx').then((module) => ({ default: module.Landing2Screen }))),
  landing3: lazy(() => import('./landing/Landing3Screen.tsx').then((module) => ({ default: module.Landing3Screen }))),
} as const satisfies Readonly<Record<string, ComponentType<LanderProps>>>;
export type DrawnTemplate = keyof typeof LANDER_DESIGNS;

/** True for a template of this version; a newer document may name another one. */
export const isDrawn = (template: string): template is DrawnTemplate => Object.hasOwn(LANDER_DESIGNS, template);
