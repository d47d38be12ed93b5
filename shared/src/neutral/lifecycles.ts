import { currentLanguage } from '@amarena/shared/neutral/i18n';
import type { Lifecycles, MountProps, PreparedCatalogue } from '../facades/spa/lifecycles.ts';

export type { CrashReport, Lifecycles, MountProps, PreparedCatalogue } from '../facades/spa/lifecycles.ts';

/** A page or widget that a part shows without the shell's React. */
export interface Shown<Props extends MountProps = MountProps> {
  /** Replaces the props of a widget. A page never gets others. */
  update?(props: Props): void;
  /** Removes listeners, timers and subscriptions. What is left in its element is removed afterwards. */
  remove(): void;
}

export interface LifecyclesDefinition<Props extends MountProps> {
  readonly catalogue: PreparedCatalogue;
  /**
   * Shows the page in `domElement`, which is empty. The texts of the current language are there. What it throws, or
   * reports later with `onCrash`, is a failure of this version.
   */
  show(props: Props): Shown<Props>;
}

/**
 * The lifecycles of a page or widget in any framework, or in none: the default export of `entry.tsx` and of widgets.
 * Parts that take React from the shell use `definePage` and `defineWidget`.
 */
export function defineLifecycles<Props extends MountProps = MountProps>({ catalogue, show }: LifecyclesDefinition<Props>) {
  /** Elements that are mounted; null while the texts are loading. */
  const mounted = new Map<HTMLElement, Shown<Props> | null>();
  const ready = () => catalogue.ready(currentLanguage());
  return {
    bootstrap: ready,
    async mount(props: Props) {
      mounted.set(props.domElement, null);
      // Catalogues in use follow a change of language; this one may not have been in use yet when it happened.
      await ready();
      // Unmounted meanwhile, by a caller that stopped waiting.
      if (!mounted.has(props.domElement)) return;
      mounted.set(props.domElement, show(props));
    },
    async update(props: Props) {
      mounted.get(props.domElement)?.update?.(props);
    },
    async unmount({ domElement }: Props) {
      const shown = mounted.get(domElement);
      mounted.delete(domElement);
      try {
        shown?.remove();
      } finally {
        domElement.replaceChildren();
      }
    },
  } satisfies Lifecycles<Props>;
}
