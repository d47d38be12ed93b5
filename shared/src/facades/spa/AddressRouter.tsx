import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { createPath, type Navigator, Router } from 'react-router';
import { navigate } from '../router/navigate.ts';

const address = () => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
};

/** Ways of the router to another address: those of the page, so that the shell hears of them too. */
const NAVIGATOR: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: (steps) => window.history.go(steps),
  push: (to) => navigate(NAVIGATOR.createHref(to)),
  replace: (to) => navigate(NAVIGATOR.createHref(to), { replace: true }),
};

/**
 * A router that follows the address of the page. single-spa tells of every change by `popstate`, so the library's
 * own history, which weighs four kilobytes with what comes along, would have nothing left to do.
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
