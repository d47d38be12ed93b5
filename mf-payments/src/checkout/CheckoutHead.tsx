import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { Crumb } from '../Crumb.tsx';
import { useT } from '../catalogue.ts';

/** Title of the checkout, and a link back to the packages. */
export function CheckoutHead() {
  const t = useT();
  return (
    <header>
      <Crumb to={pathTo('credits')}>{t('checkout.back')}</Crumb>
      <h1>{t('checkout.title')}</h1>
    </header>
  );
}
