import { useSettings } from '@amarena/shared/bus';
import { signupEnabled } from '@amarena/shared/contracts/account/signupEnabled';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Button, Muted, Stack, TermsLine, TextLink } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { currentLander, currentTracking } from '../currentTracking.ts';
import { accountInProgress, useProgress } from '../signupInProgress.ts';
import { AccountFields } from './AccountFields.tsx';
import { AccountStep } from './AccountStep.tsx';
import { SignupClosed } from './SignupClosed.tsx';
import { SignupMessage } from './SignupMessage.tsx';
import { SignupRefusal } from './SignupRefusal.tsx';
import { useAccountForm } from './useAccountForm.ts';

interface AccountProps {
  /** The member whose page led here. */
  profile?: string | undefined;
  /** An e-mail address that the person typed elsewhere. */
  email?: string | undefined;
  /** Identifies the lander that led here. Default: the one in the address, if any. */
  lander?: string | undefined;
  /** The recipient of the first message, if a member's page led here. */
  partner?: Pick<Card, 'name'> | undefined;
  /** Called with true while leaving would lose the new account. */
  onProgress?: ((inProgress: boolean) => void) | undefined;
  heading: 'h1' | 'h2';
}

const Form = styled.form`
  display: grid;
  gap: var(--s-5);
`;

/** Creates an account, on a page or in a dialog. */
export function Account({ profile, email = '', lander = currentLander(), partner, onProgress, heading: Heading }: AccountProps) {
  const t = useT();
  const common = useCommonT();
  const { signups } = useSettings();
  const account = useAccountForm({ profile, lander }, email);
  const { creation } = account;
  const underWay = accountInProgress(creation);
  useProgress(underWay, onProgress);

  if (!signupEnabled(signups, currentTracking())) return <SignupClosed heading={Heading} />;
  return (
    <Form
      ref={account.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        account.submit();
      }}
    >
      <AccountStep />
      <Stack $gap={2}>
        <Heading>{partner === undefined ? t('account.title') : t('account.title_for', { name: partner.name })}</Heading>
        <Muted>{t('account.lead')}</Muted>
      </Stack>
      <SignupRefusal account={account} />
      <AccountFields {...account} />
      {partner !== undefined && <SignupMessage account={account} name={partner.name} />}
      <Button type="submit" size="lg" block busy={underWay}>
        {underWay ? t('account.submitting') : t('account.submit')}
      </Button>
      <Muted $size="xs">
        {t('account.adults')} <TermsLine beside />
      </Muted>
      <Muted $size="sm">
        {t('account.login.have')} <TextLink to={pathTo('login')}>{common('action.login')}</TextLink>
      </Muted>
    </Form>
  );
}
