import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnyWidgetName, AnyWidgets } from '../../contracts/platform/widgets.ts';
import { type MountedWidget, widgetHost } from './widgetHost.ts';

/** Shows another remote's widget. `fallback` replaces it if no version of its owner can be mounted. */
export function Widget<Name extends AnyWidgetName>({
  name,
  props,
  fallback,
}: {
  name: Name;
  props: AnyWidgets[Name];
  fallback: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedWidget<Name> | null>(null);
  const [failed, setFailed] = useState(false);
  const mount = useEffectEvent((at: HTMLElement) => widgetHost().mount(name, at, props, () => setFailed(true)));

  useEffect(() => {
    if (failed || place.current === null) return;
    // The widget renders a root of its own, so it gets an element that this root never touches.
    const at = place.current.appendChild(document.createElement('div'));
    const widget = mount(at);
    mounted.current = widget;
    return () => {
      mounted.current = null;
      widget.unmount();
    };
  }, [failed]);

  useEffect(() => {
    mounted.current?.update(props);
  }, [props]);

  return failed ? fallback : <div ref={place} />;
}
