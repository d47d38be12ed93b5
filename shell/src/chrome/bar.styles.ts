import { Link } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { Badge, iconButtonStyles, low, media } from '@amarena/shared/ui-first';

export const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: var(--z-topbar);
  background: color-mix(in srgb, var(--surface) 92%, transparent);
  backdrop-filter: blur(14px) saturate(1.3);
  border-bottom: 1px solid var(--border);
  ${low} {
    position: static;
  }
`;

export const BarIn = styled.div`
  display: flex;
  align-items: center;
  /* With wide letter spacing or on a small screen, wrap instead of letting the page scroll sideways. */
  flex-wrap: wrap;
  gap: var(--s-2);
  min-height: 60px;
  @media (max-width: 359px) {
    gap: 0;
  }
  ${media.lg} {
    min-height: var(--topbar-h);
    gap: var(--s-4);
  }
  ${media.xl} {
    gap: var(--s-6);
  }
`;

export const BarEnd = styled.div`
  margin-left: auto;
  display: flex;
  align-items: center;
  gap: var(--s-1);
`;

export const Nav = styled.nav`
  display: none;
  ${media.lg} {
    display: flex;
    gap: 2px;
  }
`;

export const NavLink = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 10px;
  ${media.xl} {
    padding: 0 14px;
  }
  border-radius: var(--r-pill);
  font-size: 0.9375rem;
  font-weight: var(--w-medium);
  color: var(--text-muted);
  transition:
    color var(--t-base),
    background var(--t-base);
  &:hover {
    color: var(--text);
    background: var(--surface-hover);
  }
  &[aria-current] {
    color: var(--text);
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 10px -10px;
    ${media.xl} {
      inset-inline: 14px;
    }
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--accent);
  }
`;

export const Drop = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0 10px;
  border-radius: var(--r-pill);
  font-size: var(--text-sm);
  font-weight: var(--w-medium);
  &:hover {
    background: var(--surface-hover);
  }
  @media (max-width: 359px) {
    padding-inline: 5px;
  }
`;

/** As large as the button that replaces it. */
export const HideLink = styled.a`
  ${iconButtonStyles}
`;

export const WideOnly = styled.span`
  display: none;
  ${media.lg} {
    display: inline-flex;
  }
`;

/** From 992 px the four entries take the space of a long name. The button's accessible name still includes it. */
export const OwnName = styled.span`
  display: none;
  ${media.xl} {
    display: inline-flex;
  }
`;

export const Tabs = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-tabbar);
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  height: calc(var(--tabbar-h) + env(safe-area-inset-bottom));
  padding-bottom: env(safe-area-inset-bottom);
  background: var(--surface-raised);
  border-top: 1px solid var(--border);
  ${low} {
    position: static;
  }
  ${media.lg} {
    display: none;
  }
`;

export const Tab = styled(Link)`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 3px;
  /* A column is never narrower than its word. This keeps two long words apart at any text size. */
  padding-inline: 0.2em;
  /* At twice the text size they would overflow the window. */
  font-size: min(var(--text-2xs), 4.8vw);
  font-weight: var(--w-medium);
  color: var(--text-muted);
  &[aria-current] {
    color: var(--accent-text);
  }
`;

export const TabBadge = styled(Badge)`
  position: absolute;
  top: 5px;
  left: calc(50% + 4px);
  height: auto;
  min-height: 18px;
  min-width: 18px;
  padding: 0 5px;
  box-shadow: 0 0 0 2px var(--surface-raised);
  font-size: min(0.6875rem, 4.4vw);
`;
