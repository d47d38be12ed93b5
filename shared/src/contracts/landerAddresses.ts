import type { LanderProblem } from './landerProblems.ts';
import type { LanderDocument, LanderTemplate } from './landers.ts';
import { MEMBER_TEMPLATES } from './landerTemplates.ts';
import { findRoute, pathTo, ROUTES, routeNamed } from './routes.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Most characters of a slug. */
export const SLUG_LENGTH = 40;

export const isMemberTemplate = (template: LanderTemplate): boolean => MEMBER_TEMPLATES.some((name) => name === template);

/** Name of the route that shows a template; see `routes.ts`. */
const routeNameOf = (template: LanderTemplate): string => {
  const found = ROUTES.find(
    ({ path }) => path.replace('/:slug?', '') === (isMemberTemplate(template) ? `/members/:id/${template}` : `/landers/${template}`),
  );
  if (found === undefined) throw new Error(`No route shows the template "${template}". Templates stand in landerTemplates.ts.`);
  return found.name;
};

/** True where the route of a template has room for a slug. */
export const takesSlug = (template: LanderTemplate): boolean => routeNamed(routeNameOf(template)).path.endsWith('/:slug?');

/** Address of a lander; `member` is the id of whom a member landing is about. */
export const landerPath = (template: LanderTemplate, slug: string, member = ':id'): string =>
  pathTo(routeNameOf(template), { id: member, slug }).replace(encodeURIComponent(':id'), ':id');

/** Words that stand in addresses of the site itself: a slug that is one of them reads like another page. */
const RESERVED = new Map(
  ROUTES.flatMap(({ path }) =>
    path
      .split('/')
      .filter((word) => word !== '' && !word.startsWith(':'))
      .map((word) => [word, path.replace(/\/:.*$/, '')] as const),
  ),
);

/** What is wrong with the slug of a document, by the table of routes alone. */
export function slugProblem({ template, slug }: Pick<LanderDocument, 'template' | 'slug'>): LanderProblem[] {
  const refused = (code: LanderProblem['code'], limit: number | null, name: string | null): LanderProblem[] => [
    { path: 'slug', code, limit, name },
  ];
  if (slug === '') return [];
  if (!takesSlug(template)) return refused('slug_not_taken', null, template);
  if (!SLUG.test(slug) || slug.length > SLUG_LENGTH) return refused('slug_invalid', SLUG_LENGTH, null);
  const match = findRoute(landerPath(template, slug, 'x'));
  const other = match?.route.name === routeNameOf(template) ? RESERVED.get(slug) : (match?.route.path ?? slug);
  return other === undefined ? [] : refused('slug_reserved', null, other);
}
