import type { RemoteContract } from '../contracts/remote.ts';
import { ROUTES } from '../contracts/routes.ts';

const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function difference(what: string, given: readonly string[], wanted: readonly string[]): string[] {
  const missing = wanted.filter((name) => !given.includes(name));
  const extra = given.filter((name) => !wanted.includes(name));
  return [
    ...(missing.length > 0 ? [`"${what}" lacks ${listed(missing)}.`] : []),
    ...(extra.length > 0 ? [`"${what}" names ${listed(extra)}, which contracts/routes.ts gives to nobody or to another part.`] : []),
  ];
}

/** What a contract says that the route table does not, or the other way round; empty where they agree. */
export function contractProblems({ name, screens, prerender, budgets }: RemoteContract): string[] {
  const owned = ROUTES.filter(({ owner }) => owner === name).map((route) => route.name);
  return [
    ...difference('screens', Object.keys(screens), owned),
    ...difference(
      'prerender',
      prerender,
      owned.filter((route) => prerender.includes(route)),
    ),
    ...difference('budgets.routes', Object.keys(budgets.routes), owned),
  ];
}
