import type { ReactNode } from 'react';
import type { WidgetName, Widgets } from '../../contracts/platform/widgets.ts';
import type { Lifecycles, MountProps, PreparedCatalogue } from './lifecycles.ts';
import { reactLifecycles } from './reactLifecycles.tsx';

/** A widget of a remote, exposed under its own name; other parts show it with `<Widget>`. */
export function defineWidget<Name extends WidgetName>(widget: {
  name: Name;
  catalogue: PreparedCatalogue;
  component: (props: Widgets[Name]) => ReactNode;
}): Lifecycles<MountProps & Widgets[Name]> {
  return reactLifecycles<MountProps & Widgets[Name]>(widget.catalogue, widget.component);
}
