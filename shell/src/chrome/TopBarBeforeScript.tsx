import { useMember, useSettings } from '@amarena/shared/bus';
import type { User } from '@amarena/shared/contracts/account/user';
import { pathTo, type RouteName } from '@amarena/shared/contracts/platform/routes';
import { useCommonT, useLanguage } from '@amarena/shared/i18n';
import { Avatar, LinkButton, Wrap } from '@amarena/shared/ui-first';
import { ChevronDown, EyeOff, Globe } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { useShellT } from '../catalogue.ts';
import { accountAreaShown } from './accountArea.model.ts';
import { Bar, BarEnd, BarIn, Drop, HideLink, OwnName, WideOnly } from './bar.styles.ts';
import { LogoLink } from './LogoLink.tsx';
import { TopNav } from './MemberNav.tsx';
import { NEUTRAL_PAGE } from './neutralPage.ts';
import { hideAtOnce } from './quickHide.ts';

interface TopBarBeforeScriptProps extends ComponentProps<'header'> {
  routeName: RouteName | null;
}

/** The top bar until the real one, with its menus, has loaded and replaces it at the same size: what opens a menu is a link. */
export function TopBarBeforeScript({ routeName, ...rest }: TopBarBeforeScriptProps) {
  const common = useCommonT();
  const language = useLanguage();
  const user = useMember();
  return (
    <Bar {...rest}>
      <Wrap>
        <BarIn>
          <LogoLink />
          {user && <TopNav user={user} routeName={routeName} />}
          <BarEnd>
            {user && <Hide />}
            <Drop as="a" href={pathTo('lang-config')}>
              <Globe size={20} strokeWidth={1.75} aria-hidden />
              {language.toUpperCase()}
            </Drop>
            {user && accountAreaShown(routeName) && <Account user={user} />}
            {!user && accountAreaShown(routeName) && routeName !== 'login' && (
              <LinkButton to={pathTo('login')} variant="secondary" size="sm">
                {common('action.login')}
              </LinkButton>
            )}
          </BarEnd>
        </BarIn>
      </Wrap>
    </Bar>
  );
}

/** Leaves for a neutral page, like the button that replaces it: once the script runs, without a way back. */
function Hide() {
  const t = useShellT();
  const leave = (event: MouseEvent) => {
    event.preventDefault();
    hideAtOnce();
  };
  return (
    <HideLink href={NEUTRAL_PAGE} aria-label={t('hide')} onClick={leave}>
      <EyeOff size={20} strokeWidth={1.75} aria-hidden />
    </HideLink>
  );
}

function Account({ user: { profile } }: { user: User }) {
  const { cdn_prefix } = useSettings();
  return (
    <Drop as="a" href={pathTo('profile')} aria-label={profile.name}>
      <Avatar size="xs" image={profile.main_image} cdnPrefix={cdn_prefix} alt="" />
      <OwnName>{profile.name}</OwnName>
      <WideOnly>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </WideOnly>
    </Drop>
  );
}
