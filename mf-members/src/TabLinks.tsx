import type { SiteAddress } from '@amarena/shared/contracts/routes';
import { Link } from '@amarena/shared/router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TabList } from './tabLinks.styles.ts';

interface TabLinksProps<Tab extends string> {
  /** What the lists are, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  current: Tab;
  /** Each list has an address of its own. */
  addressOf(tab: Tab): SiteAddress;
  /** A tab's words and number. */
  children(tab: Tab): ReactNode;
}

/** Links to the lists of a screen, the open one marked. Links, not buttons: they can be shared and opened anew. */
export function TabLinks<Tab extends string>({ label, tabs, current, addressOf, children }: TabLinksProps<Tab>) {
  const list = useRef<HTMLElement>(null);
  const address = addressOf(current);
  const brought = useRef({ address: '', width: 0 });
  // On a narrow screen the chosen one may lie beyond the edge, also once the numbers have come and made the tabs wider.
  useLayoutEffect(() => {
    const { current: tabList } = list;
    const chosen = tabList?.querySelector<HTMLElement>(`[href="${address}"]`);
    if (!tabList || !chosen) return;
    const width = tabList.scrollWidth;
    if (brought.current.address === address && brought.current.width === width) return;
    brought.current = { address, width };
    tabList.scrollLeft = chosen.offsetLeft - (tabList.clientWidth - chosen.offsetWidth) / 2;
  });
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
