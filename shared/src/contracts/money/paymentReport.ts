/**
 * Where the payment provider reports, by POST. Not an endpoint for browsers: no session, no origin, and no schema of ours.
 * `server/src/domains/payments/provider/webhook.ts` says what is accepted.
 */
export const PAYMENT_REPORT_PATH = '/api/payment-callback.php';
