import { filledIn, findRoute, ROUTES, type Route, type RouteMatch, routeNamed } from '../platform/routes.ts';
import type { LanderProblem } from './landerProblem.ts';
import type { LanderDocument } from './landers.ts';
import { type LanderTemplate, MEMBER_TEMPLATES, type TemplateRules } from './landerTemplates.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Maximum length of a slug. */
export const SLUG_LENGTH = 40;

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

/** Words in addresses of the site itself: a slug with one of them would look like another page. */
const RESERVED = new Map(
  ROUTES.flatMap(({ path }) =>
    path
      .split('/')
      .filter((word) => word !== '' && !word.startsWith(':'))
      .map((word) => [word, path.replace(/\/:.*$/, '')] as const),
  ),
);

/** The problem with a document's slug, by the rules of its template (null: unknown template) and the route table. */
export function slugProblem({ template, slug }: Pick<LanderDocument, 'template' | 'slug'>, rules: TemplateRules | null): LanderProblem[] {
  const refused = (code: LanderProblem['code'], limit: number | null, name: string | null): LanderProblem[] => [
    { path: 'slug', code, limit, name },
  ];
  if (slug === '') return [];
  if (rules?.slug === false || !routeTakesSlug(template)) return refused('slug_not_taken', null, template);
  if (!SLUG.test(slug) || slug.length > SLUG_LENGTH) return refused('slug_invalid', SLUG_LENGTH, null);
  const match = findRoute(landerPath(template, slug, 'x'));
  const other = match !== null && templateAt(match) === template ? RESERVED.get(slug) : (match?.route.path ?? slug);
  return other === undefined ? [] : refused('slug_reserved', null, other);
}
