import type { Layout, RouteName } from '@amarena/shared/contracts/routes';

/** What decides about the warning before the site. */
export interface EntryVisit {
  readonly routeName: RouteName;
  /** Where a log-in leads; null: the page is none. */
  readonly leadsTo: RouteName | null;
  readonly layout: Layout;
  /** The page goes on from a lander, whose notice says what the warning says. */
  readonly fromLander: boolean;
  /** ISO alpha-2; null: unknown. */
  readonly country: string | null;
  readonly member: boolean;
  /** The site runs as an installed app. */
  readonly installed: boolean;
  /** The person has acknowledged the warning before. */
  readonly acknowledged: boolean;
  readonly settings: { readonly enable_site_entry_popup: boolean; readonly countries: readonly string[] };
}

/** Links of our own mails lead here, by the log-in where nobody is logged in, to people who have long been inside. */
const NEVER_ON: readonly RouteName[] = ['complete-signup', 'reset-password', 'reset-password-do'];
/** Where the law wants the warning on every page. */
const ON_EVERY_LAYOUT: readonly (string | null)[] = ['NL', 'DE'];

/** Whether a layout of its own kind shows the warning to visitors from a country. */
export const layoutWarns = (layout: Layout, country: string | null): boolean => layout === 'default' || ON_EVERY_LAYOUT.includes(country);

/** Whether a visit begins with the warning. Someone whose country is unknown may be from one that wants it. */
export function entryWarningDue({
  routeName,
  leadsTo,
  layout,
  fromLander,
  country,
  member,
  installed,
  acknowledged,
  settings,
}: EntryVisit): boolean {
  if (!settings.enable_site_entry_popup || member || installed || acknowledged) return false;
  if (NEVER_ON.includes(leadsTo ?? routeName)) return false;
  if (country !== null && !settings.countries.includes(country)) return false;
  return layoutWarns(fromLander ? 'lander' : layout, country);
}
