import * as z from '@amarena/shared/schema';
import { LanderTemplates } from '../landers/landerTemplates.ts';
import { AnyRemoteName, GuestContract } from './guests.ts';

/**
 * Versions of what the shell offers to remotes, by name; semantic versioning. A remote's manifest says what it needs,
 * and one that needs more than the shell has is not started. `runtime` is the page's small federation host: a build for
 * another one cannot start at all, so every remote names it. `guests` is how the shell shows guests; every guest names it.
 * With `widgets` 1.2.0, it shows those of guests, too.
 */
export const PLATFORM = {
  bus: '1.2.0',
  api: '1.2.0',
  ui: '1.3.0',
  i18n: '1.1.0',
  routes: '1.3.0',
  widgets: '1.2.0',
  runtime: '1.0.0',
  guests: '1.0.0',
} as const;
export const PlatformName = z.enum(['bus', 'api', 'ui', 'i18n', 'routes', 'widgets', 'runtime', 'guests']);

/** Exposed name of a remote's page application: single-spa lifecycles. Widgets are exposed under their own names. */
export const PAGE = './page';

/** Major, minor and patch version of a contract. */
export const ContractVersion = z.string().check(z.regex(/^\d+\.\d+\.\d+$/));

/** Written in a remote's `package.json` under `amarena` and copied into its manifest by the build. */
export const RemoteContract = z.object({
  name: AnyRemoteName,
  /** Only a guest has it. */
  guest: z.optional(GuestContract),
  /**
   * Packages of its own framework. It then takes from the shell only what is neutral, and has no React but one that is
   * named here. An empty list: it needs no framework. Missing: it runs on the shell's React.
   */
  brings: z.optional(z.array(z.string())),
  /**
   * Widgets that this remote offers to others, with the version of each one's properties; names as in `widgets.ts`, those
   * of a guest such as `mf-gifts/teaser`.
   */
  widgets: z.record(z.string(), ContractVersion),
  /** Widgets of other remotes that this one shows, with the smallest version that it needs. Only guests show those of guests. */
  uses: z.record(z.string(), ContractVersion),
  /**
   * Source file, below `src`, of the screen of every built route that this remote owns, by route name. A lander
   * template names its design, which the screen of `landers-template-slug` loads.
   */
  screens: z.record(z.string(), z.string()),
  /** Routes whose screens the server renders for visitors: their data comes only from queries. Missing in older contracts. */
  prerender: z._default(z.array(z.string()), []),
  /** The same for members: each gets a page of their own, rendered for one request. Missing in older contracts. */
  prerender_members: z._default(z.array(z.string()), []),
  /** Lander templates that it draws. Only one remote has any; missing in older contracts. */
  templates: z._default(LanderTemplates, {}),
  /** Smallest platform versions on which it runs. */
  requires: z.partialRecord(PlatformName, ContractVersion),
  /**
   * Maximum bytes after gzip: of what every page loads first, of all files together, and of what a first visit of each
   * route loads, each with the catalogue of the default language.
   */
  budgets: z.object({ first_load: z.int(), total: z.int(), routes: z.record(z.string(), z.int()) }),
});
export type RemoteContract = z.infer<typeof RemoteContract>;
