import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';
import { Language } from './languages.ts';
import { Instant } from './primitives.ts';

/** The documents at `/pages/{token}`. */
export const STATIC_PAGES = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service'] as const;

/** A paragraph, or a list of points. `[words](/address)` in a text is a link to another screen of the site, or to a mail address. */
export const PageBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
]);
export type PageBlock = z.infer<typeof PageBlock>;

/** A document in one language, with the site's own data filled in. */
export const Page = z.object({
  token: z.string(),
  title: z.string(),
  /** A summary in one or two sentences. */
  lead: z.string(),
  /** Date of this version; null if the document has none. */
  valid_from: z.nullable(Instant),
  sections: z.array(
    z.object({
      heading: z.string(),
      body: z.array(PageBlock),
      /** Name of the section in addresses (`#costs`), the same in every language; missing if it is addressed by position. */
      key: z.optional(z.string()),
    }),
  ),
});
export type Page = z.infer<typeof Page>;

/** GET: a document by its token, in `language` or else the visitor's. Errors: `not_found`. */
export const getPage = endpoint({
  name: 'getPage',
  method: 'GET',
  path: '/api/page.php',
  access: 'visitor',
  query: z.object({ token: z.string().check(z.maxLength(80)), language: z.optional(Language) }),
  answer: Page,
});
