import type { Locator, Page } from '@playwright/test';

interface Renderer {
  readonly version: string;
}

interface Roots {
  frameworkOf(element: Element): string | null;
}

/** The element that Vue has rendered into. */
interface OfVue {
  readonly __vue_app__?: { readonly version: string };
}

/**
 * Listens, as the developer tools of React do, which copy of React renders which element. Call it before the document
 * loads.
 */
export const followRoots = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const versions: string[] = [];
    const roots = new Map<Element, string>();
    const hook = {
      supportsFiber: true,
      inject: (renderer: Renderer) => versions.push(renderer.version) - 1,
      onCommitFiberRoot(id: number, { containerInfo }: { containerInfo: unknown }) {
        if (containerInfo instanceof Element) roots.set(containerInfo, versions[id] ?? '');
      },
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      checkDCE: () => undefined,
    };
    const found: Roots = {
      frameworkOf(element) {
        for (let at: (Element & OfVue) | null = element; at !== null; at = at.parentElement) {
          const version = roots.get(at);
          if (version !== undefined) return `React ${version}`;
          if (at.__vue_app__ !== undefined) return `Vue ${at.__vue_app__.version}`;
        }
        return null;
      },
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, __roots: found });
  });

/** Name and version of the framework that renders an element; null: none does. */
export const frameworkOf = (element: Locator): Promise<string | null> =>
  element.evaluate((at) => (window as unknown as { __roots: Roots }).__roots.frameworkOf(at));
