import { filledIn, ROUTES, type Route, type RouteMatch, routeNamed } from '../platform/routes.ts';
import { type LanderTemplate, MEMBER_TEMPLATES } from './landerTemplates.ts';

export const isMemberTemplate = (template: LanderTemplate): boolean => MEMBER_TEMPLATES.some((name) => name === template);

/** Name of the route that shows every template without a route of its own. */
export const ANY_LANDER = 'landers-template-slug' satisfies Route['name'];

/** The routes of templates that have their own, by template. */
const OWN_ROUTES: ReadonlyMap<LanderTemplate, Route> = new Map(
  ROUTES.filter(({ layout, name }) => layout === 'lander' && name !== ANY_LANDER).map((route) => {
    const fixed = route.path.split('/').filter((word) => word !== '' && !word.startsWith(':'));
    return [fixed.at(-1) ?? '', route] as const;
  }),
);
const TEMPLATE_OF_ROUTE: ReadonlyMap<string, LanderTemplate> = new Map([...OWN_ROUTES].map(([template, { name }]) => [name, template]));

/** Templates with a route of their own. */
export const ROUTED_TEMPLATES: readonly LanderTemplate[] = [...OWN_ROUTES.keys()];

/** True if the route of a template accepts a slug. */
export const routeTakesSlug = (template: LanderTemplate): boolean => OWN_ROUTES.get(template)?.path.endsWith('/:slug?') ?? true;

/** The template that an address shows; null: it is not the address of a lander. */
export const templateAt = ({ route, params }: RouteMatch): LanderTemplate | null =>
  (route.name === ANY_LANDER ? params.template : TEMPLATE_OF_ROUTE.get(route.name)) ?? null;

/** Name of a template's screen in the contract of mf-landers: its route's name, if it has one. */
export const landerScreenName = (template: LanderTemplate): string => OWN_ROUTES.get(template)?.name ?? `landers-${template}`;

/** Address of a lander; `member` is the id of the member on a member landing. */
export const landerPath = (template: LanderTemplate, slug: string, member = ':id'): string =>
  filledIn(OWN_ROUTES.get(template) ?? routeNamed(ANY_LANDER), { id: member, template, slug }).replace(encodeURIComponent(':id'), ':id');
