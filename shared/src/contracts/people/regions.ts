import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';

/**
 * A region; `name` is its own name, the same in every language. `cities`: those with known coordinates, from which
 * distances can be computed.
 */
export const Region = z.object({ key: z.string(), name: z.string(), cities: z.optional(z.array(z.string())) });
export type Region = z.infer<typeof Region>;

/** GET: regions by country. */
export const getRegions = endpoint({
  name: 'getRegions',
  method: 'GET',
  path: '/api/regions.php',
  access: 'visitor',
  lasting: true,
  answer: z.object({ regions: z.record(z.string(), z.array(Region)) }),
});
