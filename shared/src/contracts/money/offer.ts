import * as z from '@amarena/shared/schema';
import { Instant } from '../platform/primitives.ts';

/** A member's only offer: `TIME_BONUS_PERCENTAGE` on the first purchase, until `expires`, once, never issued again. `code`: the discount code behind it. */
export const Offer = z.object({ code: z.string(), percentage: z.int(), expires: Instant, status: z.literal('active') });
export type Offer = z.infer<typeof Offer>;

/** The discount on the next purchase: the time bonus, else the welcome discount; null: none. */
export const activeDiscount = (timeBonus: Offer | null, welcome: Offer | null): Offer | null => timeBonus ?? welcome;
