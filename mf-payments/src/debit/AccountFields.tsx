import type { DebitAccount } from '@amarena/shared/contracts/money/directDebits';
import { useFieldText } from '@amarena/shared/errors';
import { FormCell, FormGrid, TextField } from '@amarena/shared/ui';
import type { InputHTMLAttributes } from 'react';
import { useT } from '../catalogue.ts';
import type { AccountField } from './debit.model.ts';

const FIELDS: readonly { field: AccountField; span: 2 | 4 | 6; input: InputHTMLAttributes<HTMLInputElement> }[] = [
  { field: 'holder', span: 6, input: { autoComplete: 'name', maxLength: 70 } },
  { field: 'iban', span: 6, input: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 42 } },
  { field: 'street', span: 4, input: { autoComplete: 'address-line1', maxLength: 70 } },
  { field: 'house_number', span: 2, input: { autoComplete: 'off', maxLength: 16 } },
  { field: 'zip', span: 2, input: { autoComplete: 'postal-code', maxLength: 16 } },
  { field: 'city', span: 4, input: { autoComplete: 'address-level2', maxLength: 70 } },
  { field: 'phone', span: 6, input: { type: 'tel', autoComplete: 'tel', maxLength: 24 } },
];

interface AccountFieldsProps {
  account: DebitAccount;
  /** Error messages by field. */
  problems: Partial<Record<AccountField, string>>;
  /** Fields whose value the server found valid. */
  good: readonly AccountField[];
  onChange: (field: AccountField, value: string) => void;
  /** Called when a field loses the focus. */
  onLeave: (field: AccountField) => void;
}

/** The account holder, and the phone that gets the code. */
export function AccountFields({ account, problems, good, onChange, onLeave }: AccountFieldsProps) {
  const t = useT();
  const fieldText = useFieldText();
  return (
    <FormGrid>
      {FIELDS.map(({ field, span, input }) => {
        const reason = problems[field];
        return (
          <FormCell key={field} $span={span}>
            <TextField
              {...input}
              label={t(`debit.${field}`)}
              hint={field === 'phone' ? t('debit.phone.help') : undefined}
              value={account[field]}
              error={reason === undefined ? null : fieldText(reason)}
              valid={good.includes(field)}
              onChange={(event) => onChange(field, event.currentTarget.value)}
              onBlur={() => onLeave(field)}
            />
          </FormCell>
        );
      })}
    </FormGrid>
  );
}
