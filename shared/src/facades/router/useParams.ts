import { useParams as useAnyParams } from 'react-router';
import type { RouteName, RouteParams } from '../../contracts/platform/routes.ts';

/** The page of a guest has the rest of its address under `*`, without a slash before it. */
type ParamOf<Name extends RouteName> = Name extends RouteName ? keyof RouteParams<Name> | (Name extends 'guest' ? '*' : never) : never;

/**
 * Parameters of the address, for a screen with the named routes: `useParams<'members-id' | 'likes-m-id'>()`. Each may
 * be missing; a name that none of these routes has does not compile.
 */
export const useParams: <Name extends RouteName = never>() => { readonly [Param in ParamOf<Name>]?: string } = useAnyParams;
