import { Link } from '@amarena/shared/router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TabList } from './tabLinks.styles.ts';

interface TabLinksProps<Tab extends string> {
  /** What the lists are, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  current: Tab;
  /** Each list has an address of its own. */
  addressOf(tab: Tab): string;
  /** A tab's words and number. */
  children(tab: Tab): ReactNode;
}

/** Links to the lists of a screen, the open one marked. Links, not buttons: they can be shared and opened anew. */
export function TabLinks<Tab extends string>({ label, tabs, current, addressOf, children }: TabLinksProps<Tab>) {
  const list = useRef<HTMLElement>(null);
  const address = addressOf(current);
  // On a narrow screen the chosen one may lie beyond the edge.
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[href="${address}"]`);
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, [address]);
  return (
    <TabList ref={list} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab} to={addressOf(tab)} aria-current={tab === current ? 'page' : undefined}>
          {children(tab)}
        </Link>
      ))}
    </TabList>
  );
}
