import { pathTo, type SiteAddress } from '@amarena/shared/contracts/platform/routes';

const FOOTER = [
  'pages-terms',
  'pages-privacy',
  'pages-cookies',
  'pages-ban',
  'pricing',
  'complaints',
  'pages-return-policy',
  'pages-faq',
  'pages-service',
] as const;
export type FooterKey = (typeof FOOTER)[number];

/** Links of the footer, in order. */
export const FOOTER_LINKS: readonly { readonly key: FooterKey; readonly to: SiteAddress }[] = FOOTER.map((key) => ({
  key,
  to: pathTo(key),
}));
