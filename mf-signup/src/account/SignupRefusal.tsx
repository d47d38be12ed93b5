import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { AppError } from '@amarena/shared/errors';
import { Banner, Problem } from '@amarena/shared/ui';
import { CircleAlert } from 'lucide-react';
import { useT } from '../catalogue.ts';
import type { AccountForm } from './useAccountForm.ts';

/** Why the server refused. Problems of a single field show at the field. */
export function SignupRefusal({ account: { refused, notice } }: { account: AccountForm }) {
  return refused === null ? null : (
    <div ref={notice} tabIndex={-1}>
      <Refusal refused={refused} />
    </div>
  );
}

function Refusal({ refused }: { refused: AppError }) {
  const t = useT();
  const icon = <CircleAlert size={20} strokeWidth={1.75} aria-hidden />;
  if (refused.code === 'email_in_use') {
    return (
      <Banner tone="warn" role="alert" icon={icon} action={{ label: t('account.login_here'), to: pathTo('login') }}>
        {t('account.email_in_use')}
      </Banner>
    );
  }
  if (refused.code === 'validation_failed') {
    return (
      <Banner tone="danger" role="alert" icon={icon}>
        {t('account.problems')}
      </Banner>
    );
  }
  return <Problem error={refused} />;
}
