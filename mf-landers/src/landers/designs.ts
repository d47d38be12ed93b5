import { type ComponentType, lazy } from 'react';
import type { LanderProps } from './landerProps.ts';

/** The design of each template in this version. A lander loads only its own design. */
export const LANDER_DESIGNS = {
  adultonly: lazy(() => import('./adultonly/AdultOnlyScreen.tsx').then((module) => ({ default: module.AdultOnly }))),
  tinderswipe: lazy(() => import('./tinderswipe/SwipeScreen.tsx').then((module) => ({ default: module.Swipe }))),
  whoneedsstrings: lazy(() => import('./whoneedsstrings/StringsScreen.tsx').then((module) => ({ default: module.Strings }))),
  alonetonight: lazy(() => import('./alonetonight/AloneTonightScreen.tsx').then((module) => ({ default: module.AloneTonight }))),
  collagelanding: lazy(() => import('./collagelanding/CollageScreen.tsx').then((module) => ({ default: module.Collage }))),
  gallery: lazy(() => import('./gallery/GalleryScreen.tsx').then((module) => ({ default: module.Gallery }))),
  iconslanding: lazy(() => import('./iconslanding/IconsScreen.tsx').then((module) => ({ default: module.Icons }))),
  maplanding: lazy(() => import('./maplanding/MapScreen.tsx').then((module) => ({ default: module.MapLander }))),
  socialnetwork: lazy(() => import('./socialnetwork/NetworkScreen.tsx').then((module) => ({ default: module.Network }))),
  transitionsvideolanding: lazy(() =>
    import('./transitionsvideolanding/TransitionsScreen.tsx').then((module) => ({ default: module.Transitions })),
  ),
  video: lazy(() => import('./video/VideoScreen.tsx').then((module) => ({ default: module.VideoLander }))),
  landing: lazy(() => import('./landing/LandingScreen.tsx').then((module) => ({ default: module.Landing }))),
  landing2: lazy(() => import('./landing/Landing2Screen.tsx').then((module) => ({ default: module.Landing2 }))),
  landing3: lazy(() => import('./landing/Landing3Screen.tsx').then((module) => ({ default: module.Landing3 }))),
} as const satisfies Readonly<Record<string, ComponentType<LanderProps>>>;
export type DrawnTemplate = keyof typeof LANDER_DESIGNS;

/** True for a template of this version; a newer document may name another one. */
export const isDrawn = (template: string): template is DrawnTemplate => Object.hasOwn(LANDER_DESIGNS, template);
