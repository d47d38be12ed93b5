import type { ReactNode } from 'react';
import type { AnyWidgetName, AnyWidgets } from '../../contracts/platform/widgets.ts';
import type { Lifecycles, MountProps, PreparedCatalogue } from './lifecycles.ts';
import { reactLifecycles } from './reactLifecycles.tsx';

/** A widget of a remote, exposed under its own name; other parts show it with `<Widget>`. */
export function defineWidget<Name extends AnyWidgetName>(widget: {
  name: Name;
  catalogue: PreparedCatalogue;
  component: (props: AnyWidgets[Name]) => ReactNode;
}): Lifecycles<MountProps & AnyWidgets[Name]> {
  return reactLifecycles<MountProps & AnyWidgets[Name]>(widget.catalogue, widget.component);
}
