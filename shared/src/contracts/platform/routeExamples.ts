import { LANGUAGE_PARAMETER } from './languages.ts';
import type { RouteName, RouteParams } from './routes.ts';
import type { PersonStep } from './widgetExamples.ts';

/** Routes whose addresses an example can name: a guest says itself which it has. */
export type ExampleRouteName = Exclude<RouteName, 'guest'>;

type ParamsOf<Name extends ExampleRouteName> =
  Record<never, never> extends RouteParams<Name> ? { readonly params?: RouteParams<Name> } : { readonly params: RouteParams<Name> };

/**
 * Parameters that no example may have: by the first two a developer chooses versions, by the last a visitor a language,
 * and the browser keeps both for every later page.
 */
export const KEPT_PARAMETERS: readonly string[] = ['remote', 'without', LANGUAGE_PARAMETER];

/** A page of the site, and who opens it. The query has none of `KEPT_PARAMETERS`. A parameter may be `A_MEMBER` or `A_CONVERSATION`. */
export type ExamplePage = {
  [Name in ExampleRouteName]: {
    readonly route: Name;
    readonly query?: Readonly<Record<string, string>>;
    readonly as: 'visitor' | 'member';
  } & ParamsOf<Name>;
}[ExampleRouteName];

/** What a part relies on when it links to a page of another part. The steps are taken in its content, and in dialogs. */
export type RouteExample = ExamplePage & {
  /** What the part relies on, as a sentence that starts with a verb. */
  readonly says: string;
  readonly steps: readonly PersonStep[];
};

/**
 * A part exports them as `routeExamples` from `src/examples.ts`; the build copies them into the manifest, and the check
 * of a version plays the examples of all live parts for its pages.
 */
export type RouteExamples = readonly RouteExample[];
