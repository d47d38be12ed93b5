import type { SiteAddress } from '@amarena/shared/contracts/platform/routes';
import { Link } from '@amarena/shared/router';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { TabList } from './tabLinks.styles.ts';

interface TabLinksProps<Tab extends string> {
  /** Names the lists for screen readers. */
  label: string;
  tabs: readonly Tab[];
  current: Tab;
  /** Each list has its own address. */
  addressOf(tab: Tab): SiteAddress;
  /** The tab's text and count. */
  children(tab: Tab): ReactNode;
}

/**
 * Links to the lists of a screen, the current one marked. They are links, not buttons, so that they can be shared and
 * opened in a new tab.
 */
export function TabLinks<Tab extends string>({ label, tabs, current, addressOf, children }: TabLinksProps<Tab>) {
  const list = useRef<HTMLElement>(null);
  const address = addressOf(current);
  const brought = useRef({ address: '', width: 0 });
  // On a narrow screen the current tab may be out of view, and again when the counts arrive and widen the tabs.
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
