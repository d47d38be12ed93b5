import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { RENDERED } from '../../federation/render.ts';

/** Logs what differs: the screen is rendered again, and nothing is lost but time. */
const onRecoverableError = (cause: unknown) => console.error('The rendered page does not match', cause);

/** A root that renders in slices, so that the page stays responsive. */
function sliced(element: Element): Pick<Root, 'render' | 'unmount'> {
  const root = createRoot(element);
  return {
    render: (children: ReactNode) => startTransition(() => root.render(children)),
    unmount: () => root.unmount(),
  };
}

/** A root whose first render hydrates the HTML in its element. */
function hydrating(element: Element): Pick<Root, 'render' | 'unmount'> {
  let root: Root | null = null;
  return {
    render(children: ReactNode) {
      startTransition(() => {
        if (root === null) root = hydrateRoot(element, children, { onRecoverableError });
        else root.render(children);
      });
    },
    unmount: () => root?.unmount(),
  };
}

/** The React root of a page or widget; server-rendered HTML is hydrated. */
export const pageRoot = (element: Element): Pick<Root, 'render' | 'unmount'> =>
  element.hasAttribute(RENDERED) ? hydrating(element) : sliced(element);
