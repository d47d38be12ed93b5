import { bus, useStream } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/account/user';
import type { RouteName } from '@amarena/shared/contracts/platform/routes';
import { Badge } from '@amarena/shared/ui-first';
import { useShellT } from '../catalogue.ts';
import { Nav, NavLink, Tab, TabBadge, Tabs } from './bar.styles.ts';
import { navEntries, tabEntries } from './memberNav.model.ts';
import { NAV_ICONS, useNavWords } from './memberNavWords.ts';

interface MemberNavProps {
  user: User;
  routeName: RouteName | null;
}

/** The member's navigation in the top bar, from 992 px. */
export function TopNav({ user, routeName }: MemberNavProps) {
  const t = useShellT();
  const words = useNavWords();
  const badges = useStream(bus.badges$);
  return (
    <Nav aria-label={t('nav.main')}>
      {navEntries({ user, badges, routeName }).map((entry) => {
        const Icon = NAV_ICONS[entry.key];
        const { label, badge } = words(entry);
        return (
          <NavLink key={entry.key} to={entry.to} aria-current={entry.current ? 'page' : undefined}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            <span>{label}</span>
            {entry.badge && <Badge text={entry.badge.text} label={badge} tone={entry.badge.tone} />}
          </NavLink>
        );
      })}
    </Nav>
  );
}

/** The same entries plus the member's own profile at the bottom edge, below 992 px. */
export function TabBar({ user, routeName }: MemberNavProps) {
  const t = useShellT();
  const words = useNavWords();
  const badges = useStream(bus.badges$);
  return (
    <Tabs aria-label={t('nav.main')}>
      {tabEntries({ user, badges, routeName }).map((entry) => {
        const Icon = NAV_ICONS[entry.key];
        const { short, badge } = words(entry);
        return (
          <Tab key={entry.key} to={entry.to} aria-current={entry.current ? 'page' : undefined}>
            <Icon size={24} strokeWidth={entry.current ? 2.1 : 1.75} aria-hidden />
            <span>{short}</span>
            {entry.badge && <TabBadge text={entry.badge.text} label={badge} tone={entry.badge.tone} />}
          </Tab>
        );
      })}
    </Tabs>
  );
}
