import { DIRECT_DEBIT_CODE_LENGTH, DIRECT_DEBIT_CODE_MINUTES } from '@amarena/shared/contracts/money/directDebits';
import { type AppError, useFieldText, useProblemText } from '@amarena/shared/errors';
import { Button, FormCell, FormGrid, TextField } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { BesideField } from '../form.styles.ts';
import type { SentCode } from './useDirectDebit.ts';

interface CodeFieldProps {
  sent: SentCode | null;
  busy: boolean;
  /** True if the form was submitted without a code. */
  missing: boolean;
  /** Why the server refused the code; null: it did not. */
  wrong: AppError | null;
  value: string;
  onChange: (value: string) => void;
  onAsk: () => void;
}

/** The one-time code: requested here, sent by text message, typed here. */
export function CodeField({ sent, busy, missing, wrong, value, onChange, onAsk }: CodeFieldProps) {
  const t = useT();
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const unsent = missing && sent === null ? t('debit.otp.first') : null;
  const error = wrong !== null ? problemText(wrong) : (unsent ?? (missing ? fieldText('required') : null));
  return (
    <FormGrid>
      <FormCell $span={4} aria-live="polite">
        <TextField
          label={t('debit.otp')}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          error={error}
          hint={
            sent === null
              ? t('debit.otp.help', { digits: String(DIRECT_DEBIT_CODE_LENGTH) })
              : t('debit.otp.sent', { phone: sent.phone, minutes: String(DIRECT_DEBIT_CODE_MINUTES) })
          }
        />
      </FormCell>
      <FormCell $span={2}>
        <BesideField>
          <Button variant="secondary" block type="button" busy={busy} onClick={onAsk}>
            {sent === null ? t('debit.ask') : t('debit.ask_again')}
          </Button>
        </BesideField>
      </FormCell>
    </FormGrid>
  );
}
