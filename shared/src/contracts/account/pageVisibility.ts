import * as z from '@amarena/shared/schema';
import { beacon } from '../platform/endpoint.ts';

/** POST: a page is visible; sent as a beacon when it becomes visible and every `VISIBLE_EVERY` while it stays so. */
export const postPageVisible = beacon({
  name: 'postPageVisible',
  path: '/api/page-visible.php',
  access: 'visitor',
  body: z.object({}),
});
/** Milliseconds between two reports that a page is visible. */
export const VISIBLE_EVERY = 120_000;

/** POST: sent as a beacon when the page becomes hidden. */
export const postPageHidden = beacon({
  name: 'postPageHidden',
  path: '/api/page-hidden.php',
  access: 'visitor',
  body: z.object({}),
});
