import { useSettings } from '@amarena/shared/bus';
import type { Package } from '@amarena/shared/contracts/money/packages';
import { packageDiscount } from '@amarena/shared/contracts/money/priceRules';
import { useFormat } from '@amarena/shared/i18n';
import type { PackageCardLabels } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { pricePerMessage } from './packageChoice.model.ts';

/** The words of each package's card. Discounts are relative to the smallest package. */
export function usePackageLabels(packages: readonly Package[]): (pack: Package) => PackageCardLabels {
  const t = useT();
  const format = useFormat();
  const settings = useSettings();
  const smallest = packages[0];

  return (pack) => {
    const discount =
      smallest === undefined
        ? 0
        : packageDiscount(
            { credits: pack.credits, amount: pack.price.amount },
            { credits: smallest.credits, amount: smallest.price.amount },
          );
    return {
      name: t(`package.${pack.id}`),
      credits: format.number(pack.credits),
      unit: t('credits.unit', { count: pack.credits }),
      total: format.money(pack.total),
      listPrice: format.money(pack.price),
      listPriceLabel: t('package.list_price'),
      perMessage: t('package.per_message', { price: format.money(pricePerMessage(pack, settings.message_credits)) }),
      discount: discount > 0 ? t('package.discount', { percentage: format.percent(-discount) }) : null,
      remark: t('package.start'),
      popular: t('package.popular'),
    };
  };
}
