import { Suspense, use } from 'react';
import { usePageLoading } from '../provided.ts';

function Banners() {
  const { deferred } = usePageLoading();
  const later = deferred.module$.get() ?? use(deferred.there);
  return <later.Banners />;
}

/**
 * Banners, once their code has loaded. One that came with the HTML stays as it is until then, with the focus in it. Always
 * the same element: if it were made anew, React would stop waiting for the code and remove what came with the HTML.
 */
export const LATE_BANNERS = (
  <Suspense fallback={null}>
    <Banners />
  </Suspense>
);
