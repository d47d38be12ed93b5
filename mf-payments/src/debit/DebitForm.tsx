import type { Package } from '@amarena/shared/contracts/money/packages';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useFormat } from '@amarena/shared/i18n';
import { Button, Muted, Page, Problem, Stack, WithAside } from '@amarena/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Crumb } from '../Crumb.tsx';
import { useT } from '../catalogue.ts';
import type { Discount } from '../checkout/order.model.ts';
import { Summary } from '../packages/Summary.tsx';
import { AccountFields } from './AccountFields.tsx';
import { CodeField } from './CodeField.tsx';
import { refusedFields } from './debit.model.ts';
import { Mandate } from './Mandate.tsx';
import { useAccount } from './useAccount.ts';
import { useDirectDebit } from './useDirectDebit.ts';

interface DebitFormProps {
  pack: Package;
  discount: Discount | null;
  country: Country;
  onPriceChanged: () => void;
}

/** The whole form on one page: account, code by phone, mandate, and the pay button. */
export function DebitForm({ pack, discount, country, onPriceChanged }: DebitFormProps) {
  const t = useT();
  const format = useFormat();
  const { account, problems, good, change, leave, complete, refuse } = useAccount(country);
  const [otp, setOtp] = useState('');
  const [codeMissing, setCodeMissing] = useState(false);
  // Counts how often the form was refused, here or by the server.
  const [refusals, setRefusals] = useState(0);
  const refused = () => setRefusals((times) => times + 1);
  const { step, sent, error, ask, confirm, forgetCode } = useDirectDebit((refusal) => {
    refuse(refusal);
    refused();
  });
  const form = useRef<HTMLFormElement>(null);
  const priceChanged = error?.code === 'price_changed';
  useEffect(() => {
    if (priceChanged) onPriceChanged();
  }, [priceChanged, onPriceChanged]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const order = { package: pack.id, country, expected_total: pack.total, code: discount?.code ?? null };
  const askForCode = () => {
    setCodeMissing(false);
    if (complete()) ask(order, account);
    else refused();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ready = sent !== null && otp.trim() !== '';
    const whole = complete();
    setCodeMissing(whole && !ready);
    if (whole && ready) confirm(otp);
    else refused();
  };
  const total = format.money(pack.total);
  const isFieldError = error?.code === 'validation_failed' && Object.keys(refusedFields(error)).length > 0;
  return (
    <Page>
      <form ref={form} onSubmit={submit} noValidate>
        <WithAside>
          <Stack $gap={6}>
            <Stack as="header" $gap={2}>
              <Crumb to={pathTo('credits-id-paymentmethod', { id: pack.id })}>{t('debit.other')}</Crumb>
              <h1>{t('debit.title')}</h1>
              <Muted>{t('debit.lead')}</Muted>
            </Stack>
            {error !== null && !isFieldError && error.code !== 'direct_debit_code_wrong' && <Problem error={error} />}
            <AccountFields
              account={account}
              problems={problems}
              good={good}
              onChange={(field, value) => {
                change(field, value);
                forgetCode();
              }}
              onLeave={(field) => void leave(field)}
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
            <Mandate country={country} />
          </Stack>
          <Summary
            pack={pack}
            discount={discount}
            action={
              <Button size="lg" block type="submit" busy={step === 'confirming'}>
                {t('checkout.pay', { price: total })}
              </Button>
            }
          />
        </WithAside>
      </form>
    </Page>
  );
}
