import * as z from '@amarena/shared/schema';
import { Id } from '../platform/primitives.ts';

/** A payment that is not decided yet; `at_bank` as in `Payment`. Apart from payments, because every page may have one. */
export const PendingPayment = z.object({ id: Id, at_bank: z.boolean() });
export type PendingPayment = z.infer<typeof PendingPayment>;
