import { bus, useSettings, useStream } from '@amarena/shared/bus';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { useT } from './catalogue.ts';

/** A price in credits, and the most it can come to in money, said as such: larger packages make it cheaper. Null if the country's price is unknown. */
export function usePrice(): (credits: number) => { credits: string; money: string | null } {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const { minimum_message_costs } = useSettings();
  const country = useStream(bus.country$);
  const one = country === null ? undefined : minimum_message_costs[country];
  return (credits) => ({
    credits: common('credits', { count: credits }),
    money: one === undefined ? null : t('price.at_most', { price: format.money({ amount: one.costs * credits, currency: one.currency }) }),
  });
}
