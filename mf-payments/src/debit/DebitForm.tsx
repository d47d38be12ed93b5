import type { Country } from '@amarena/shared/contracts/countries';
import type { Package } from '@amarena/shared/contracts/payments';
import { pathTo } from '@amarena/shared/contracts/routes';
import { useFormat } from '@amarena/shared/i18n';
import { Button, LinkButton, Muted, Page, Problem, Stack, WithAside } from '@amarena/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../catalogue.ts';
import type { Discount } from '../checkout/order.model.ts';
import { Summary } from '../packages/Summary.tsx';
import { AccountFields } from './AccountFields.tsx';
import { CodeField } from './CodeField.tsx';
import { EMPTY_ACCOUNT, missingFields, refusedFields } from './debit.model.ts';
import { Mandate } from './Mandate.tsx';
import { useDirectDebit } from './useDirectDebit.ts';

interface DebitFormProps {
  pack: Package;
  discount: Discount | null;
  country: Country;
  onPriceChanged: () => void;
}

/** The whole form on one page: account, code by phone, mandate, and the button that pays. */
export function DebitForm({ pack, discount, country, onPriceChanged }: DebitFormProps) {
  const t = useT();
  const format = useFormat();
  const [account, setAccount] = useState(EMPTY_ACCOUNT);
  const [otp, setOtp] = useState('');
  const [missing, setMissing] = useState<ReturnType<typeof missingFields>>({});
  const [codeMissing, setCodeMissing] = useState(false);
  const { step, sent, error, ask, confirm } = useDirectDebit();
  const form = useRef<HTMLFormElement>(null);
  const fields = { ...refusedFields(error), ...missing };
  const priceChanged = error?.code === 'price_changed';
  useEffect(() => {
    if (priceChanged) onPriceChanged();
  }, [priceChanged, onPriceChanged]);
  const invalid = Object.keys(fields).join() + String(codeMissing);
  useEffect(() => {
    if (invalid !== 'false') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [invalid]);

  const order = { package: pack.id, country, expected_total: pack.total, code: discount?.code ?? null };
  const askForCode = () => {
    const empty = missingFields(account);
    setMissing(empty);
    setCodeMissing(false);
    if (Object.keys(empty).length === 0) ask(order, account);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = missingFields(account);
    setMissing(empty);
    if (Object.keys(empty).length > 0) return;
    setCodeMissing(sent === null || otp.trim() === '');
    if (sent !== null && otp.trim() !== '') confirm(otp);
  };
  const total = format.money(pack.total);
  const isFieldError = error?.code === 'validation_failed' && Object.keys(refusedFields(error)).length > 0;
  return (
    <Page>
      <form ref={form} onSubmit={submit} noValidate>
        <WithAside>
          <Stack $gap={6}>
            <Stack as="header" $gap={2}>
              <h1>{t('debit.title')}</h1>
              <Muted>{t('debit.lead')}</Muted>
            </Stack>
            {error !== null && !isFieldError && error.code !== 'direct_debit_code_wrong' && <Problem error={error} />}
            <AccountFields
              account={account}
              refused={fields}
              onChange={(field, value) => {
                setAccount({ ...account, [field]: value });
                setMissing(({ [field]: _mended, ...rest }) => rest);
              }}
            />
            <CodeField
              sent={sent}
              busy={step === 'asking'}
              missing={codeMissing}
              wrong={error?.code === 'direct_debit_code_wrong' ? error : null}
              value={otp}
              onChange={(value) => {
                setOtp(value);
                setCodeMissing(false);
              }}
              onAsk={askForCode}
            />
            <Mandate />
          </Stack>
          <Summary
            pack={pack}
            discount={discount}
            action={
              <Stack $gap={2}>
                <Button size="lg" block type="submit" busy={step === 'confirming'}>
                  {t('checkout.pay', { price: total })}
                </Button>
                <LinkButton variant="ghost" block to={pathTo('credits-id-paymentmethod', { id: pack.id })}>
                  {t('debit.other')}
                </LinkButton>
              </Stack>
            }
          />
        </WithAside>
      </form>
    </Page>
  );
}
