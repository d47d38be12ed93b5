import type { AnyWidgetName, AnyWidgets } from '../../contracts/platform/widgets.ts';

/** A mounted widget. */
export interface MountedWidget<Name extends AnyWidgetName> {
  update(props: AnyWidgets[Name]): void;
  /** Unmounts the widget, also while it is still loading. */
  unmount(): void;
}

/** What the shell offers to `<Widget>`: it finds the owner, loads it and falls back to an older version. */
export interface WidgetHost {
  /** `onFailed` is called once if no version of the owner can show the widget. */
  mount<Name extends AnyWidgetName>(name: Name, at: HTMLElement, props: AnyWidgets[Name], onFailed: () => void): MountedWidget<Name>;
}

let host: WidgetHost | null = null;

/** Sets the shell's loader, once, before the first page mounts. */
export function provideWidgets(provided: WidgetHost): void {
  host = provided;
}

export function widgetHost(): WidgetHost {
  if (host === null) throw new Error('No widget loader yet. The shell calls provideWidgets before it mounts a page.');
  return host;
}
