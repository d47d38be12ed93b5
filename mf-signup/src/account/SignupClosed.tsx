import { useMember } from '@amarena/shared/bus';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { LinkButton, Muted, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';

/** Sign-up is closed, or by invitation only. */
export function SignupClosed({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const t = useT();
  const common = useCommonT();
  const member = useMember();
  return (
    <Stack $gap={4}>
      <Heading>{t('closed.title')}</Heading>
      <Muted>{t('closed.text')}</Muted>
      <LinkButton variant="secondary" to={pathTo(member === null ? 'login' : 'members')}>
        {common('action.login')}
      </LinkButton>
    </Stack>
  );
}
