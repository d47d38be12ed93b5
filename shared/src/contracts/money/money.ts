import * as z from '@amarena/shared/schema';
import { Currency } from '../platform/currencies.ts';

/** An amount in minor units (cents) with its currency. */
export const Money = z.object({ amount: z.int(), currency: Currency });
export type Money = z.infer<typeof Money>;
