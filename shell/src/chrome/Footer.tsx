import type { Layout } from '@amarena/shared/contracts/platform/routes';
import { Link } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { Wrap } from '@amarena/shared/ui-first';
import { useDeferredT } from '../deferred/catalogue.ts';
import { Disclaimer } from './Disclaimer.tsx';
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

/** Legal pages, and what people must know before they write to anyone here. The default layout adds what US law requires. */
export function Footer({ layout }: { layout: Layout }) {
  const t = useDeferredT();
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
        <Disclaimer />
        <UsFooter layout={layout} />
      </Wrap>
    </Root>
  );
}
