export { useLocation, useParams } from 'react-router';
export { Link, type LinkProps } from './router/Link.tsx';
export { carriedHere, type NavigateOptions, navigate } from './router/navigate.ts';
export { type SearchParamsInput, useSearchParams } from './router/useSearchParams.ts';
