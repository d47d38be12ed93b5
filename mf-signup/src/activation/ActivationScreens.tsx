import { useMember } from '@amarena/shared/bus';
import { Id } from '@amarena/shared/contracts/primitives';
import { pathTo } from '@amarena/shared/contracts/routes';
import { Link, useSearchParams } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { EmptyState, LinkButton, Muted, media, Page, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';

const Doors = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.md} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Door = styled(Link)`
  display: grid;
  gap: 4px;
  padding: var(--s-5);
  border: 1px solid var(--border);
  border-radius: var(--r-lg);
  background: var(--surface-raised);
  transition: border-color var(--t-base);
  &:hover {
    border-color: var(--border-strong);
  }
`;

/** `/activate/done`: the link worked, and where to go from here. `profile`: the member whose page the person signed up from. */
export function ActivationDone() {
  const t = useT();
  const [params] = useSearchParams();
  const origin = Id.safeParse(params.get('profile'));
  return (
    <Page $width="settings">
      <Stack $gap={6}>
        <Stack as="header" $gap={2}>
          <h1>{t('activation.done.title')}</h1>
          <Muted>{t('activation.done.text')}</Muted>
        </Stack>
        <Doors>
          {origin.success ? (
            <Door to={pathTo('members-id', { id: origin.data })}>
              <h2>{t('activation.origin.title')}</h2>
              <Muted $size="sm">{t('activation.origin.text')}</Muted>
            </Door>
          ) : (
            <Door to={pathTo('profile')}>
              <h2>{t('activation.profile.title')}</h2>
              <Muted $size="sm">{t('activation.profile.text')}</Muted>
            </Door>
          )}
          <Door to={pathTo('members')}>
            <h2>{t('activation.search.title')}</h2>
            <Muted $size="sm">{t('activation.search.text')}</Muted>
          </Door>
          <Door to={pathTo('premium')}>
            <h2>{t('activation.premium.title')}</h2>
            <Muted $size="sm">{t('activation.premium.text')}</Muted>
          </Door>
        </Doors>
      </Stack>
    </Page>
  );
}

/** `/activate/error`: the link is too old or wrong, or has done its work before. */
export function ActivationError() {
  const t = useT();
  const member = useMember();
  const [params] = useSearchParams();
  const why = params.get('why') === 'used' ? 'used' : 'error';
  return (
    <Page $width="outcome">
      <EmptyState
        scene={why === 'used' ? 'mail-sent' : 'error'}
        heading="h1"
        title={t(`activation.${why}.title`)}
        text={t(`activation.${why}.text`)}
        action={
          member === null ? (
            <LinkButton to={pathTo('login')}>{t('activation.login')}</LinkButton>
          ) : (
            <LinkButton to={pathTo('members')}>{t('activation.search.title')}</LinkButton>
          )
        }
      />
    </Page>
  );
}
