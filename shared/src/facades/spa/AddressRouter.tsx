import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { createPath, type Navigator, Router } from 'react-router';
import { navigate } from '../router/navigate.ts';

const address = () => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
};

/** The router's navigation goes through the page's, so that the shell notices it too. */
const NAVIGATOR: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (steps) => window.history.go(steps),
  push: (to) => navigate(NAVIGATOR.createHref(to)),
  replace: (to) => navigate(NAVIGATOR.createHref(to), { replace: true }),
};

/**
 * A router that follows the page's address. single-spa reports every change by `popstate`, so the library's own
 * history, four kilobytes with its dependencies, would have nothing to do.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(address);
  useLayoutEffect(() => {
    const follow = () => {
      const next = address();
      startTransition(() => setLocation(next));
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return (
    <Router location={location} navigator={NAVIGATOR}>
      {children}
    </Router>
  );
}
