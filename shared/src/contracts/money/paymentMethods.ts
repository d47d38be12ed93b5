import * as z from '@amarena/shared/schema';
import { Country } from '../platform/countries.ts';
import { endpoint } from '../platform/endpoint.ts';

export const PAYMENT_METHODS = ['card', 'paypal', 'ideal', 'bancontact', 'blik', 'directdebit'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** GET: the methods that the payment country offers. */
export const getPaymentMethods = endpoint({
  name: 'getPaymentMethods',
  method: 'GET',
  path: '/api/paymentmethods.php',
  access: 'visitor',
  query: z.object({ country: z.optional(Country) }),
  answer: z.object({ methods: z.array(PaymentMethod), country: Country }),
});
