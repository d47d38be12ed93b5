import { useSettings } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/account/user';
import { Avatar } from '@amarena/shared/ui-first';
import { ChevronDown, LogOut, type LucideIcon, PackageCheck, PenLine, Receipt, Scale, Settings, UserRound } from 'lucide-react';
import { useShellT } from '../catalogue.ts';
import { useSessionKeeper } from '../provided.ts';
import { type AccountKey, accountEntries } from './accountMenu.model.ts';
import { Drop, OwnName, WideOnly } from './bar.styles.ts';
import { DeferredMenu } from './DeferredMenu.tsx';

const ICONS: Readonly<Record<AccountKey, LucideIcon>> = {
  profile: UserRound,
  transactions: Receipt,
  settings: Settings,
  desk: Scale,
  editor: PenLine,
  delivery: PackageCheck,
};

/** The member's photo and name; opens the menu with their own pages and log-out. */
export function AccountMenu({ user }: { user: User }) {
  const t = useShellT();
  const session = useSessionKeeper();
  const { cdn_prefix } = useSettings();
  const entries = accountEntries(user.roles);
  const trigger = (
    <Drop type="button" aria-label={`${t('account.menu')}: ${user.profile.name}`}>
      <Avatar size="xs" image={user.profile.main_image} cdnPrefix={cdn_prefix} alt="" />
      <OwnName>{user.profile.name}</OwnName>
      <WideOnly>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </WideOnly>
    </Drop>
  );
  return (
    <DeferredMenu trigger={trigger}>
      {({ MenuItem, MenuLink, MenuSeparator }) => (
        <>
          {entries.map(({ key, to }) => {
            const Icon = ICONS[key];
            return (
              <MenuLink key={key} to={to} icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}>
                {t(`account.${key}`)}
              </MenuLink>
            );
          })}
          {entries.length > 0 && <MenuSeparator />}
          <MenuItem icon={<LogOut size={20} strokeWidth={1.75} aria-hidden />} onPress={() => void session.logOut()}>
            {t('account.logout')}
          </MenuItem>
        </>
      )}
    </DeferredMenu>
  );
}
