import { graphemes } from '@amarena/shared/contracts/chat/graphemes';
import { MESSAGE_COUNTER_FROM, MESSAGE_LENGTH } from '@amarena/shared/contracts/chat/messageLength';
import { useFormat } from '@amarena/shared/i18n';
import { TextArea } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import type { AccountForm } from './useAccountForm.ts';

/** A first message to the member whose page led here. It is sent with the account, or not at all. */
export function SignupMessage({ account: { draft, change, leave, shown }, name }: { account: AccountForm; name: string }) {
  const t = useT();
  const format = useFormat();
  const length = graphemes(draft.signup_message.trim());
  const counter = `${format.number(length)} / ${format.number(MESSAGE_LENGTH)}`;
  return (
    <TextArea
      label={t('account.message', { name })}
      hint={t('account.message.help')}
      name="signup_message"
      value={draft.signup_message}
      onChange={(event) => change({ signup_message: event.currentTarget.value })}
      onBlur={() => leave('signup_message')}
      error={shown.signup_message === undefined ? null : t('account.message.long', { max: format.number(MESSAGE_LENGTH) })}
      counter={length >= MESSAGE_COUNTER_FROM ? { text: counter, urgent: length > MESSAGE_LENGTH - 20 } : null}
    />
  );
}
