import type { PackageId } from '@amarena/shared/contracts/money/packages';
import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { navigate } from '@amarena/shared/router';
import { ChoiceGroup, RadioCard } from '@amarena/shared/ui';
import { CreditCard, Landmark, type LucideIcon, Smartphone, WalletCards } from 'lucide-react';
import { useT } from '../catalogue.ts';

const ICONS: Record<PaymentMethod, LucideIcon> = {
  card: CreditCard,
  paypal: WalletCards,
  ideal: Landmark,
  bancontact: CreditCard,
  blik: Smartphone,
  directdebit: Landmark,
};

interface MethodChoiceProps {
  packageId: PackageId;
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
}

/** The payment methods of the country, one of them chosen. A choice goes into the address. */
export function MethodChoice({ packageId, methods, chosen }: MethodChoiceProps) {
  const t = useT();
  return (
    <ChoiceGroup legend={t('checkout.methods')} hideLegend>
      {methods.map((method) => {
        const Icon = ICONS[method];
        return (
          <RadioCard
            key={method}
            name="method"
            value={method}
            checked={method === chosen}
            onChange={() => navigate(pathTo('credits-id-paymentmethod', { id: packageId, paymentmethod: method }), { replace: true })}
            icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
            title={t(`method.${method}`)}
            end={t(`method.${method}.detail`)}
          />
        );
      })}
    </ChoiceGroup>
  );
}
