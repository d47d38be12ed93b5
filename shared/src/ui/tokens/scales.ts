import { css } from '../../facades/styled.ts';
import { media } from '../media.ts';

/**
 * Type, space, radii, durations and layers. Fallback fonts come last in their list: browsers open every font of a list
 * for each size and weight on the page, whether or not it is used. Letters that none of them has use the system's
 * choice.
 */
export const scales = css`
  --font-ui: "Figtree Variable", "Figtree like Arial", "Figtree like Noto", "Figtree like DejaVu";
  --font-display: "Fraunces Variable", "Fraunces like Georgia", "Fraunces like Noto", "Fraunces like DejaVu";
  --text-2xs: .75rem;
  --text-xs: .8125rem;
  --text-sm: .875rem;
  --text-md: 1rem;
  --text-lg: 1.125rem;
  --text-xl: 1.375rem;
  --text-2xl: 1.75rem;
  --text-3xl: min(clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem), 14vw);
  --text-4xl: clamp(2.5rem, 1.7rem + 3.4vw, 4rem);
  --text-5xl: clamp(3rem, 1.8rem + 5.2vw, 5.5rem);
  --lh-tight: 1.06;
  --lh-title: 1.2;
  --lh-body: 1.55;
  --lh-ui: 1.3;
  --w-regular: 420;
  --w-medium: 540;
  --w-semibold: 640;
  --w-display: 480;
  --s-1: 4px;
  --s-2: 8px;
  --s-3: 12px;
  --s-4: 16px;
  --s-5: 20px;
  --s-6: 24px;
  --s-8: 32px;
  --s-10: 40px;
  --s-12: 48px;
  --s-16: 64px;
  --s-20: 80px;
  --s-24: 96px;
  --gutter: 16px;
  --page-max: 1280px;
  --read-max: 680px;
  --topbar-h: 64px;
  --tabbar-h: 64px;
  --tap: 44px;
  --r-xs: 6px;
  --r-sm: 10px;
  --r-md: 14px;
  --r-lg: 20px;
  --r-xl: 28px;
  --r-pill: 999px;
  --bw: 1px;
  --bw-strong: 1.5px;
  --ring: 3px;
  --t-fast: 120ms;
  --t-base: 200ms;
  --t-slow: 320ms;
  --t-scene: 560ms;
  --ease-out: cubic-bezier(.2, .8, .2, 1);
  --ease-in-out: cubic-bezier(.6, 0, .2, 1);
  --ease-spring: cubic-bezier(.3, 1.5, .5, 1);
  --z-base: 0;
  --z-raised: 10;
  --z-sticky: 100;
  --z-banner: 150;
  --z-topbar: 200;
  --z-tabbar: 210;
  --z-dropdown: 300;
  --z-overlay: 400;
  --z-modal: 410;
  --z-toast: 500;
  --z-progress: 600;
  ${media.md} {
    --gutter: 24px;
  }
  ${media.lg} {
    --gutter: 32px;
  }
  @media (prefers-reduced-motion: reduce) {
    --t-fast: 1ms;
    --t-base: 1ms;
    --t-slow: 1ms;
    --t-scene: 1ms;
  }
`;
