import type { AppProps, LifeCycles } from 'single-spa';
import type { Language } from '../../contracts/platform/languages.ts';

/** Called when a mounted page or widget throws while rendering; the shell then mounts an older version or shows its own panel. */
export type CrashReport = (cause: unknown) => void;

/** The props that the shell passes to a page or a widget of a remote. */
export interface MountProps {
  domElement: HTMLElement;
  onCrash: CrashReport;
}

/** A catalogue that can load the texts of a language. */
export interface PreparedCatalogue {
  ready(language: Language): Promise<unknown>;
}

/**
 * The interface of a page or a widget towards the shell: the lifecycles of single-spa, which know no framework. `mount`
 * renders into `domElement`, and `unmount` removes everything, listeners included. A shell calls `bootstrap` before each
 * `mount`.
 */
export interface Lifecycles<Props = MountProps> {
  bootstrap(props: Props & AppProps): Promise<unknown>;
  mount(props: Props & AppProps): Promise<unknown>;
  unmount(props: Props & AppProps): Promise<unknown>;
  update?(props: Props & AppProps): Promise<unknown>;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** The lifecycles that a remote's module exports, by name or as its default. Throws if there are none. */
export function lifecyclesOf(module: unknown): Lifecycles & LifeCycles<MountProps> {
  const exposed = module as { default?: unknown } | null;
  const found = (exposed?.default ?? exposed) as (Lifecycles & LifeCycles<MountProps>) | null;
  if (found !== null && isFunction(found?.bootstrap) && isFunction(found.mount) && isFunction(found.unmount)) return found;
  throw new Error('The module exposes no lifecycles. It is the result of definePage, defineWidget or defineLifecycles.');
}
