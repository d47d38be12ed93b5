import type { ComponentProps, MouseEvent } from 'react';
import type { SiteAddress } from '../../contracts/platform/routes.ts';
import { type NavigateOptions, navigate } from './navigate.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: SiteAddress;
  /** Replaces the current history entry. Default false. */
  replace?: boolean;
  /** State for the next page that does not show in its address; read on the click. */
  carried?: () => NavigateOptions['carried'];
}

/** True for a plain click; with a modifier the person wants a new tab, a window or a download. */
const staysHere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  ['', '_self'].includes(event.currentTarget.target) &&
  !event.currentTarget.hasAttribute('download');

/** A link within the site: an ordinary `<a>` that changes the page without reloading the document. */
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
