import { useSettings } from '@amarena/shared/bus';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT, useLanguage } from '@amarena/shared/i18n';
import { LinkButton, Logo, Wrap } from '@amarena/shared/ui';
import { Globe } from 'lucide-react';
import { Bar, BarEnd, BarIn, Drop, HomeLink } from './bar.styles.ts';
import { logoPath } from './nav.model.ts';

/** The visitor's top bar before the first script, at the same size as the real one that replaces it. */
export function StaticBar() {
  const common = useCommonT();
  const language = useLanguage();
  const { name } = useSettings();
  return (
    <Bar>
      <Wrap>
        <BarIn>
          <HomeLink to={logoPath(false)}>
            <Logo name={name} />
          </HomeLink>
          <BarEnd>
            <Drop as="a" href={pathTo('lang-config')}>
              <Globe size={20} strokeWidth={1.75} aria-hidden />
              {language.toUpperCase()}
            </Drop>
            <LinkButton to={pathTo('login')} variant="secondary" size="sm">
              {common('action.login')}
            </LinkButton>
          </BarEnd>
        </BarIn>
      </Wrap>
    </Bar>
  );
}
