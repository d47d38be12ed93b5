import { lazy, Suspense } from 'react';

const Loaded = lazy(async () => ({ default: (await import('./siteStyles.ts')).GlobalStyle }));

/** Tokens, reset and typography, for a remote that draws a page inside its own: loaded when first rendered, nothing until then. */
export const GlobalStyle = () => (
  <Suspense>
    <Loaded />
  </Suspense>
);
