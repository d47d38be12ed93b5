import type { AppProps, LifeCycles } from 'single-spa';

/** Told by a piece whose render threw after it was mounted; the shell then takes an older version or its own panel. */
export type CrashReport = (cause: unknown) => void;

/** What the shell hands to a page or a widget of a remote. */
export interface MountProps {
  domElement: HTMLElement;
  onCrash: CrashReport;
}

/** A page or a widget as the shell meets it. */
export interface Lifecycles<Props = MountProps> {
  bootstrap(props: Props & AppProps): Promise<unknown>;
  mount(props: Props & AppProps): Promise<unknown>;
  unmount(props: Props & AppProps): Promise<unknown>;
  update?(props: Props & AppProps): Promise<unknown>;
}

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** The lifecycles that a remote's module exposes, by name or as its default. Throws where it has none. */
export function lifecyclesOf(module: unknown): Lifecycles & LifeCycles<MountProps> {
  const exposed = module as { default?: unknown } | null;
  const found = (exposed?.default ?? exposed) as (Lifecycles & LifeCycles<MountProps>) | null;
  if (found !== null && isFunction(found?.bootstrap) && isFunction(found.mount) && isFunction(found.unmount)) return found;
  throw new Error('The module exposes no lifecycles. A page is the result of definePage, a widget that of defineWidget.');
}
