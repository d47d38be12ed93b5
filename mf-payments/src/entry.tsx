import { definePage } from '@amarena/shared/spa-react';
import { lazy } from 'react';
import { catalogue } from './catalogue.ts';
import { CheckoutScreen } from './checkout/CheckoutScreen.tsx';
import { CreditsScreen } from './credits/CreditsScreen.tsx';
import { PremiumScreen } from './premium/PremiumScreen.tsx';
import { PricingScreen } from './pricing/PricingScreen.tsx';

// Most purchases need none of these: rarely used screens, the largest form, and what is read afterwards.
const RepeatScreen = lazy(() => import('./repeat/RepeatScreen.tsx').then((module) => ({ default: module.RepeatScreen })));
const TransactionsScreen = lazy(() =>
  import('./transactions/TransactionsScreen.tsx').then((module) => ({ default: module.TransactionsScreen })),
);
const DirectDebitScreen = lazy(() => import('./debit/DirectDebitScreen.tsx').then((module) => ({ default: module.DirectDebitScreen })));

export const { bootstrap, mount, unmount } = definePage<'mf-payments'>({
  catalogue,
  screens: {
    credits: CreditsScreen,
    'credits-repeat-order': RepeatScreen,
    'credits-id-paymentmethod': CheckoutScreen,
    'transactions-id': TransactionsScreen,
    directdebit: DirectDebitScreen,
    premium: PremiumScreen,
    pricing: PricingScreen,
  },
});
