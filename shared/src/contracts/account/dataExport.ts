import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { TypedPassword } from './passwords.ts';

/** POST: returns an address from which the member's data can be downloaded for ten minutes. Errors: `password_wrong`, `login_blocked`. */
export const postExport = endpoint({
  name: 'postExport',
  method: 'POST',
  path: '/api/export.php',
  body: z.object({ password: TypedPassword }),
  answer: z.object({ url: z.string() }),
});
/** GET: the download, a ZIP archive; it also requires a session of the same member. */
export const EXPORT_PATH = '/api/export.php';
