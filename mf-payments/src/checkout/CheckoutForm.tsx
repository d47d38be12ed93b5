import { useSettings } from '@amarena/shared/bus';
import type { Offer } from '@amarena/shared/contracts/money/offer';
import type { Package } from '@amarena/shared/contracts/money/packages';
import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { AppError } from '@amarena/shared/errors';
import { useFormat } from '@amarena/shared/i18n';
import { Banner, Checkbox, Muted, Problem, Row, SelectField, Stack, WithAside } from '@amarena/shared/ui';
import { CircleAlert, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useT } from '../catalogue.ts';
import { leaveToPay } from '../leaveToPay.ts';
import { FromLarge, PayBar, PayBarSpace } from '../PayBar.tsx';
import { Summary } from '../packages/Summary.tsx';
import { useTax } from '../useTax.ts';
import { CheckoutHead } from './CheckoutHead.tsx';
import { DiscountField } from './DiscountField.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { withCode } from './order.model.ts';
import { PayButton } from './PayButton.tsx';
import { Picked } from './Picked.tsx';
import { useDiscountCode } from './useDiscountCode.ts';
import { usePayment } from './usePayment.ts';

interface CheckoutFormProps {
  pack: Package;
  offer: Offer | null;
  country: Country;
  onCountry: (country: Country) => void;
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  /** Called when the server's total differs from the screen's: read the packages again. */
  onPriceChanged: () => void;
}

/** Country, method and total, and one button that names what it does. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { offer, country, onCountry, methods, method, onPriceChanged } = props;
  const t = useT();
  const format = useFormat();
  const { countries } = useSettings();
  const entry = useDiscountCode(country);
  const code = entry.state.status === 'applied' ? entry.state.code : null;
  const { pack, discount } = withCode(props.pack, { offer, code, method, country });
  const tax = useTax(pack.total.currency);
  const [remember, setRemember] = useState(false);
  const { paying, pay } = usePayment(leaveToPay);
  const refused = paying.status === 'refused' ? paying.error : null;
  const priceChanged = refused?.code === 'price_changed';
  useEffect(() => {
    if (priceChanged) onPriceChanged();
  }, [priceChanged, onPriceChanged]);

  const total = format.money(pack.total);
  const order = { pack, method, country, code: discount?.code ?? null, remember: remember && method === 'card' };
  const button = <PayButton order={order} total={total} busy={paying.status === 'busy'} onPay={() => pay(order)} />;
  return (
    <PayBarSpace>
      <WithAside>
        <Stack $gap={6}>
          <CheckoutHead />
          <Picked pack={pack} />
          {refused !== null && <Refusal error={refused} />}
          <SelectField
            label={t('checkout.country')}
            hint={t('checkout.country.help')}
            value={country}
            onChange={(event) => onCountry(event.currentTarget.value as Country)}
          >
            {format.countries(countries).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <MethodChoice packageId={pack.id} methods={methods} chosen={method} />
          {method === 'card' && (
            <Checkbox label={t('checkout.remember')} checked={remember} onChange={(event) => setRemember(event.currentTarget.checked)} />
          )}
          <DiscountField entry={entry} discount={discount} />
          <Row $nowrap $gap={2}>
            <Lock size={20} strokeWidth={1.75} aria-hidden />
            <Muted $size="sm">{t('checkout.safe')}</Muted>
          </Row>
        </Stack>
        <Summary pack={pack} discount={discount} action={<FromLarge>{button}</FromLarge>} />
      </WithAside>
      <PayBar total={total} remark={pack.vat_percentage > 0 ? t('summary.vat_included', { tax }) : null} action={button} />
    </PayBarSpace>
  );
}

/** Why the payment did not start. If the price changed, it shows the new total. */
function Refusal({ error }: { error: AppError }) {
  const t = useT();
  const format = useFormat();
  if (error.code !== 'price_changed') return <Problem error={error} />;
  return (
    <Banner tone="warn" role="alert" icon={<CircleAlert size={20} strokeWidth={1.75} aria-hidden />}>
      {t('checkout.price_changed', { price: format.money(error.total) })}
    </Banner>
  );
}
