import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';

/** How a remote failed. */
export const RemoteFailureKind = z.enum([
  'unreachable',
  'hash_mismatch',
  'hash_missing',
  'contract_mismatch',
  'threw_while_loading',
  'threw_while_mounting',
  'timed_out',
  'crashed',
]);
export type RemoteFailureKind = z.infer<typeof RemoteFailureKind>;

/** POST: reports which remote failed in a browser, in which version and how. No personal data. */
export const postClientError = endpoint({
  name: 'postClientError',
  method: 'POST',
  path: '/api/client-errors.php',
  access: 'visitor',
  body: z.object({
    remote: z.string().check(z.maxLength(40)),
    version: z.string().check(z.maxLength(60)),
    kind: RemoteFailureKind,
    message: z.string().check(z.maxLength(500)),
    route: z.string().check(z.maxLength(60)),
  }),
});
