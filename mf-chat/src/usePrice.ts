import { bus, useSettings, useStream } from '@amarena/shared/bus';
import { useCommonT, useFormat } from '@amarena/shared/i18n';

/** A price in credits in words, and what it comes to in money at most; null where the country's price is not known. */
export function usePrice(): (credits: number) => { credits: string; money: string | null } {
  const common = useCommonT();
  const format = useFormat();
  const { minimum_message_costs } = useSettings();
  const country = useStream(bus.country$);
  const one = country === null ? undefined : minimum_message_costs[country];
  return (credits) => ({
    credits: common('credits', { count: credits }),
    money: one === undefined ? null : format.money({ amount: one.costs * credits, currency: one.currency }),
  });
}
