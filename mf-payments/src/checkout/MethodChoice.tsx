import type { PaymentMethod } from '@amarena/shared/contracts/money/payments';
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
  methods: readonly PaymentMethod[];
  chosen: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}

/** The payment methods of the country, one of them chosen. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
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
            onChange={() => onChoose(method)}
            icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
            title={t(`method.${method}`)}
            end={t(`method.${method}.detail`)}
          />
        );
      })}
    </ChoiceGroup>
  );
}
