import { landerScreenName } from '@amarena/shared/contracts/landerAddresses';
import { getLander, type LanderPage } from '@amarena/shared/contracts/landers';
import type { Route } from '@amarena/shared/contracts/routes';
import type { Ask, RenderedScreen } from '@amarena/shared/federation/render';

/** A visitor's look at a lander. */
export interface LanderVisit {
  readonly page: LanderPage;
  /** Changes with everything that the HTML of the page depends on. */
  readonly fingerprint: string;
  /** Counts the visit. Call it once for each answer. */
  seen(): Promise<void>;
}

/** What is found at an address. `lander` is null for a route of something else, and for a lander that is not live. */
export interface LanderAnswer {
  readonly isLander: boolean;
  readonly lander: LanderVisit | null;
  /** True: the secret address of something that is not out yet. Default false. */
  readonly isPreview?: boolean;
}

/** A route by the name that a contract has for it. */
export type ShownRoute = Omit<Route, 'name'> & { readonly name: string };

/** The route by the name that the contract of mf-landers has for what is shown: templates without a row share one. */
export const routeShown = (route: Route | null, lander: LanderVisit | null): ShownRoute | null =>
  route === null || lander === null ? route : { ...route, name: landerScreenName(lander.page.template) };

/** Answers a screen's request for its lander with the very page that the visitor gets; `ask` answers the others. */
export const landerAsk =
  (lander: LanderVisit | null, ask: Ask): Ask =>
  async (path, query) =>
    lander !== null && path === getLander.path ? { page: lander.page } : ask(path, query);

/**
 * A lander's screen for the address of its visitor: any words behind a template show its plain page, which is rendered
 * once for all of them. The browser looks its answer up under the words of the address.
 */
export function screenAt(screen: RenderedScreen | null, slug: string): RenderedScreen | null {
  if (screen === null) return null;
  const answers = screen.answers.map(([key, answer]) => {
    const [name, query] = key;
    return name === getLander.name ? ([[name, { ...Object(query), slug }], answer] as const) : ([key, answer] as const);
  });
  return { ...screen, answers };
}
