import { putMailChange } from '@amarena/shared/contracts/account/mailChange';
import { ANY_LANDER } from '@amarena/shared/contracts/landers/landerAddresses';
import { CONTENT_PAGES, filledIn, type Route, type RouteName, type RouteParams } from '@amarena/shared/contracts/platform/routes';
import { A_LIKE, type WidgetExample } from '@amarena/shared/contracts/platform/widgetExamples';
import type { WidgetName } from '@amarena/shared/contracts/platform/widgets';
import type { World } from './world.ts';

/** Parameters for the addresses that have some, by route name: one page is opened for each. */
const PARAMETERS: { readonly [Name in RouteName]?: (world: World) => readonly RouteParams<Name>[] } = {
  'members-id': ({ neighbour }) => [{ id: neighbour }],
  'members-id-chat': ({ neighbour }) => [{ id: neighbour }],
  'members-id-signup': ({ neighbour }) => [{ id: neighbour }],
  'likes-type': () => [{ type: 'given' }],
  'likes-m-id': ({ neighbour }) => [{ id: neighbour }],
  'chats-id': ({ conversation }) => [{ id: conversation }],
  'credits-id-paymentmethod': () => [{ id: 'p1' }, { id: 'p1', paymentmethod: 'card' }],
  'desk-queue-id': () => [{}, { queue: 'audit' }],
  'decisions-id': () => [{}],
  'editor-id-tab': () => [{}],
  token: () => CONTENT_PAGES.map((token) => ({ token })),
  'members-id-landing': ({ neighbour }) => [{ id: neighbour }],
  'members-id-landing2-slug': ({ neighbour }) => [{ id: neighbour }],
  'members-id-landing3-slug': ({ neighbour }) => [{ id: neighbour }],
  'transactions-id': ({ payment }) => [{}, { id: payment }],
};

/**
 * Calls that are expected to be refused at an example's address, by route name: links in some mails are made for one
 * person and one use.
 */
export const REFUSED_CALLS: Readonly<Record<string, readonly string[]>> = { 'mail-change-do': [putMailChange.path] };

/** Addresses to open for a route. Throws for a route with parameters that the table above lacks. */
export function addressesOf(route: Route, world: World): string[] {
  const { name, path } = route;
  // Only a version knows which templates have no row of their own, and which guest it is, see `stops.ts`.
  if (name === ANY_LANDER || name === 'guest') return [];
  // A slug selects other words on the same page, and its plain page always exists.
  if (name.startsWith('landers-') || !path.includes(':')) return [path.replace('/:slug?', '')];
  const parameters = PARAMETERS[name];
  if (parameters === undefined) throw new Error(`The route "${name}" has no example in delivery/smoke/examples.ts.`);
  return parameters(world).map((values) => filledIn(route, values));
}

const SOMEONE = { id: '0196f0e0-0000-7000-8000-000000000001', name: 'Anna' };

/** Properties with which each widget is mounted. */
export const WIDGET_PROPERTIES: {
  readonly [Name in WidgetName]: Pick<WidgetExample<Name>, 'properties' | 'callbacks'>;
} = {
  recent: { properties: { country: null }, callbacks: [] },
  like: { properties: { like: { ...A_LIKE, ...SOMEONE } }, callbacks: ['onOpen'] },
  gift: { properties: { profile: { ...SOMEONE, fictional: false } }, callbacks: ['onClose'] },
  limits: { properties: {}, callbacks: [] },
  signup: { properties: {}, callbacks: ['onClose', 'onProgress'] },
  report: { properties: { profile: SOMEONE, about: { kind: 'profile' } }, callbacks: ['onClose'] },
};
