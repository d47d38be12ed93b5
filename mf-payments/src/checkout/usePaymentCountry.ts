import { bus, useStream } from '@amarena/shared/bus';
import { getPaymentMethods } from '@amarena/shared/contracts/money/paymentMethods';
import { type Country, isCountry } from '@amarena/shared/contracts/platform/countries';
import { queryFor, useQuery } from '@amarena/shared/query';
import { useState } from 'react';
import { usePackages } from '../packages/usePackages.ts';

/** The payment country, at first where the member is, with the packages in its currency and its methods. */
export function usePaymentCountry() {
  const home = useStream(bus.country$);
  const [chosen, choose] = useState<Country | null>(null);
  const country = chosen ?? (isCountry(home) ? home : undefined);
  const packages = usePackages(country);
  const methods = useQuery(queryFor(getPaymentMethods, country === undefined ? {} : { query: { country } }));
  return { choose, packages, methods };
}
