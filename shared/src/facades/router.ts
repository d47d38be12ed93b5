export { type RouteObject, useLocation, useRoutes } from 'react-router';
export { pathTo } from '../contracts/platform/routes.ts';
export { Link, type LinkProps } from './router/Link.tsx';
export { carriedHere, type NavigateOptions, navigate } from './router/navigate.ts';
export { useParams } from './router/useParams.ts';
export { type SearchParamsInput, useSearchParams } from './router/useSearchParams.ts';
