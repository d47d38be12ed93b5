import { PACKAGE_IDS } from '@amarena/shared/contracts/money/packages';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { problemOf } from '@amarena/shared/query';
import { useParams } from '@amarena/shared/router';
import { EmptyState, LinkButton, Page } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { FailedScreen } from '../FailedScreen.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutLoading } from './CheckoutLoading.tsx';
import { chosenMethod } from './order.model.ts';
import { usePaymentCountry } from './usePaymentCountry.ts';

/** `/credits/{id}/{paymentmethod?}`: one package, the payment country, a method, the total, and the pay button. */
export function CheckoutScreen() {
  const t = useT();
  const { id = '' } = useParams<'credits-id-paymentmethod'>();
  if (PACKAGE_IDS.every((known) => known !== id)) {
    return (
      <Page>
        <EmptyState
          scene="not-found"
          heading="h1"
          title={t('checkout.unknown_package')}
          action={<LinkButton to={pathTo('credits')}>{t('checkout.back')}</LinkButton>}
        />
      </Page>
    );
  }
  return <Checkout packageId={id} />;
}

function Checkout({ packageId }: { packageId: string }) {
  const t = useT();
  const { paymentmethod } = useParams<'credits-id-paymentmethod'>();
  const { choose, packages, methods } = usePaymentCountry();

  const error = packages.status === 'failed' ? packages.error : methods.isError ? problemOf(methods.error) : null;
  if (error !== null) {
    const retry = () => {
      if (packages.status === 'failed') packages.retry();
      void methods.refetch();
    };
    return (
      <Page>
        <FailedScreen heading="h1" error={error} title={t('checkout.title')} onRetry={retry} />
      </Page>
    );
  }
  if (packages.status !== 'ready' || methods.data === undefined) {
    return (
      <Page>
        <CheckoutLoading label={t('checkout.title')} />
      </Page>
    );
  }
  const usable = methods.data.methods;
  const pack = packages.packages.find((one) => one.id === packageId);
  const method = chosenMethod(usable, paymentmethod);
  if (pack === undefined || method === undefined) throw new Error(`No package ${packageId} or no method in ${packages.country}.`);
  return (
    <CheckoutForm
      pack={pack}
      offer={packages.offer}
      country={packages.country}
      onCountry={choose}
      methods={usable}
      method={method}
      onPriceChanged={packages.reload}
    />
  );
}
