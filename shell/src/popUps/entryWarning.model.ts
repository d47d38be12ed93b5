import type { Layout, RouteName } from '@amarena/shared/contracts/platform/routes';
import { layoutWarns } from '../layouts/layoutPopUps.model.ts';

/** The inputs that decide whether the warning shows. */
export interface EntryVisit {
  readonly routeName: RouteName;
  /** The route after log-in; null: this page is not the log-in. */
  readonly leadsTo: RouteName | null;
  readonly layout: Layout;
  /** The visitor comes from a lander, whose notice says the same. */
  readonly fromLander: boolean;
  /** ISO alpha-2; null: unknown. */
  readonly country: string | null;
  readonly member: boolean;
  /** The site runs as an installed app. */
  readonly installed: boolean;
  /** The person acknowledged the warning before. */
  readonly acknowledged: boolean;
  readonly settings: { readonly enable_site_entry_popup: boolean; readonly countries: readonly string[] };
}

/** Links in our mails lead here, through the log-in if needed. Their readers have long been on the site. */
const NEVER_ON: readonly RouteName[] = ['complete-signup', 'reset-password', 'reset-password-do'];

/** Whether a visit starts with the warning. An unknown country counts as one that requires it. */
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
