import type { ComponentProps, MouseEvent } from 'react';
import type { SiteAddress } from '../../contracts/routes.ts';
import { type NavigateOptions, navigate } from './navigate.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: SiteAddress;
  /** Takes the place of the current entry of the history. Default false. */
  replace?: boolean;
  /** Read at the press: what the next page gets along without showing it in its address. */
  carried?: () => NavigateOptions['carried'];
}

/** True for a plain press; with a modifier the person asks for a tab, a window or a download of their own. */
const staysHere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ['', '_self'].includes(event.currentTarget.target) &&
  !event.currentTarget.hasAttribute('download');

/** A link within the site: an ordinary `<a>` that changes the page without loading the document again. */
export function Link({ to, replace = false, carried, onClick, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !staysHere(event)) return;
        event.preventDefault();
        navigate(to, { replace, carried: carried?.() });
      }}
    />
  );
}
