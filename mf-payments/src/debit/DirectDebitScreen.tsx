import { bus, useStream } from '@amarena/shared/bus';
import { getDiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import { isCountry } from '@amarena/shared/contracts/platform/countries';
import { queryFor, skipToken, useQuery } from '@amarena/shared/query';
import { useSearchParams } from '@amarena/shared/router';
import { Page } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { withCode } from '../checkout/order.model.ts';
import { FailedScreen } from '../FailedScreen.tsx';
import { Loading } from '../Loading.tsx';
import { usePackages } from '../packages/usePackages.ts';
import { DebitForm } from './DebitForm.tsx';
import { selectionIn } from './debit.model.ts';

/** `/directdebit`: account, mandate and code for the package that the checkout put in the address. */
export function DirectDebitScreen() {
  const t = useT();
  const [query] = useSearchParams();
  const home = useStream(bus.country$);
  const wanted = selectionIn(query, isCountry(home) ? home : 'IT');
  const packages = usePackages(wanted.country);
  const typed = queryFor(getDiscountCode, { query: { code: wanted.code ?? '', country: wanted.country } });
  const code = useQuery(wanted.code === null ? { ...typed, queryFn: skipToken } : typed);
  if (packages.status === 'failed') {
    return (
      <Page>
        <FailedScreen heading="h1" error={packages.error} title={t('debit.title')} onRetry={packages.retry} />
      </Page>
    );
  }
  if (packages.status === 'loading' || (wanted.code !== null && code.isPending)) {
    return (
      <Page>
        <Loading height="520px" label={t('debit.title')} />
      </Page>
    );
  }
  const pack = packages.packages.find(({ id }) => id === wanted.pack);
  if (pack === undefined) throw new Error(`The server sent no package ${wanted.pack}. There are always four.`);
  const { country, offer } = packages;
  const priced = withCode(pack, { offer, code: code.data?.discountcode ?? null, method: 'directdebit', country });
  return <DebitForm pack={priced.pack} discount={priced.discount} country={country} onPriceChanged={packages.reload} />;
}
