import { findRoute, ROUTES } from '../platform/routes.ts';
import { landerPath, routeTakesSlug, templateAt } from './landerAddresses.ts';
import type { LanderProblem } from './landerProblem.ts';
import type { LanderDocument } from './landers.ts';
import type { TemplateRules } from './landerTemplates.ts';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Maximum length of a slug. */
const SLUG_LENGTH = 40;

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
