import { useMember } from '@amarena/shared/bus';
import { pathTo, type RouteName } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { IconButton, LinkButton, Wrap } from '@amarena/shared/ui-first';
import { EyeOff } from 'lucide-react';
import { useShellT } from '../catalogue.ts';
import { useSiteActions } from '../provided.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { accountAreaShown } from './accountArea.model.ts';
import { BackButton } from './BackButton.tsx';
import { Bar, BarEnd, BarIn } from './bar.styles.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LogoLink } from './LogoLink.tsx';
import { TopNav } from './MemberNav.tsx';
import { useFocusOfBarBefore } from './useFocusOfBarBefore.ts';

/** The bar of the default layout. */
export function TopBar({ routeName }: { routeName: RouteName | null }) {
  const t = useShellT();
  const common = useCommonT();
  const user = useMember();
  const { hideAtOnce } = useSiteActions();
  const bar = useFocusOfBarBefore();
  return (
    <Bar ref={bar}>
      <Wrap>
        {' '}
        <BarIn>
          <BackButton routeName={routeName} />
          <LogoLink />
          {user && <TopNav user={user} routeName={routeName} />}
          <BarEnd>
            {user && <IconButton name={t('hide')} icon={<EyeOff size={20} strokeWidth={1.75} aria-hidden />} onClick={hideAtOnce} />}
            <LanguageMenu />
            {user && accountAreaShown(routeName) && <AccountMenu user={user} />}
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
