import { landerScreenName } from '@amarena/shared/contracts/landers/landerAddresses';
import { getLander, type LanderPage } from '@amarena/shared/contracts/landers/landers';
import type { Route } from '@amarena/shared/contracts/platform/routes';
import type { Ask } from '@amarena/shared/federation/render';
import type { FirstScreen } from '../rendering/firstScreen.ts';

/** A visit to a lander. */
export interface LanderVisit {
  readonly page: LanderPage;
  /** Changes with everything that the page's HTML depends on. */
  readonly fingerprint: string;
  /** True while visitors are divided among its variants. */
  readonly divided: boolean;
  /** When another version shows or none does, if no one changes anything; null: never. */
  readonly until: Date | null;
  /** Counts the visit. Call it once for each answer. */
  seen(): Promise<void>;
}

/** What was found at an address. `lander` is null for any other route, and for a lander that is not live. */
export interface LanderAnswer {
  readonly isLander: boolean;
  readonly lander: LanderVisit | null;
  /** True: the secret address of a draft. Default: false. */
  readonly isPreview?: boolean;
}

/** A route with its name in the contract. */
export type ShownRoute = Omit<Route, 'name'> & { readonly name: string };

/** The route with the name that the contract of mf-landers gives it: templates without a row share one. */
export const routeShown = (route: Route | null, lander: LanderVisit | null): ShownRoute | null =>
  route === null || lander === null ? route : { ...route, name: landerScreenName(lander.page.template) };

/** Answers a screen's request for its lander with the page that the visitor gets; `ask` handles the others. */
export const landerAsk =
  (lander: LanderVisit | null, ask: Ask): Ask =>
  async (path, query) =>
    lander !== null && path === getLander.path ? { page: lander.page } : ask(path, query);

/**
 * A lander's screen for the address of its visitor: all slugs of a template show its plain page, which is rendered once
 * for all of them. The browser looks up its answer under the slug in the address.
 */
export function screenAt({ screen, answers, made }: FirstScreen, slug: string): FirstScreen {
  const named = <Query>(name: unknown, query: Query): Query =>
    name === getLander.name || name === getLander.path ? { ...query, slug } : query;
  const keyAt = (key: readonly unknown[]) => (key.length > 1 ? [key[0], named(key[0], key[1]), ...key.slice(2)] : key);
  return {
    screen: screen && { ...screen, answers: screen.answers.map(([key, answer]) => [keyAt(key), answer]) },
    answers: answers.map(([path, query, answer]) => [path, named(path, query), answer]),
    made: made.map(([path, query]) => [path, named(path, query)]),
  };
}
