import { bus, useSettings, useStream } from '@amarena/shared/bus';
import type { Layout } from '@amarena/shared/contracts/platform/routes';
import { fictionalName } from '@amarena/shared/i18n';
import { Link } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { Wrap } from '@amarena/shared/ui';
import { useDeferredT } from '../deferred/catalogue.ts';
import { FOOTER_LINKS } from './footerLinks.ts';
import { UsFooter } from './UsFooter.tsx';

/** On a lander the stage reaches down to the footer. */
const Root = styled.footer<{ $flush: boolean }>`
  margin-top: ${({ $flush }) => ($flush ? '0' : 'var(--s-16)')};
  padding-block: var(--s-10);
  border-top: 1px solid var(--border);
  font-size: var(--text-sm);
  color: var(--text-muted);
`;

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-5);
  margin-bottom: var(--s-4);
`;

const FooterLink = styled(Link)`
  min-height: 44px;
  display: inline-flex;
  align-items: center;
  &:hover {
    color: var(--text);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Disclaimer = styled.p`
  max-width: 76ch;
  font-size: var(--text-xs);
`;

/** Legal pages, and what people must know before they write to anyone here. The default layout adds what US law requires. */
export function Footer({ layout }: { layout: Layout }) {
  const t = useDeferredT();
  const settings = useSettings();
  const language = useStream(bus.language$);
  return (
    <Root $flush={layout === 'lander'}>
      <Wrap>
        <Links aria-label={t('footer.nav')}>
          {FOOTER_LINKS.map(({ key, to }) => (
            <FooterLink key={key} to={to}>
              {t(`footer.${key}`)}
            </FooterLink>
          ))}
        </Links>
        <Disclaimer>{t('disclaimer', { name: settings.name, fictional: fictionalName(settings, language, 2) })}</Disclaimer>
        <UsFooter layout={layout} />
      </Wrap>
    </Root>
  );
}
