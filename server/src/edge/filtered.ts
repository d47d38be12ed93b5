import { SearchFilters } from '@amarena/shared/contracts/people/search';
import type { ShownRoute } from './landers.ts';

/** True if an address asks for a list of its own. What visitors get is cached by path, so the browser renders that. */
export const isFiltered = ({ name }: ShownRoute, url: string): boolean =>
  name === 'members' && [...new URLSearchParams(url.split(/\?(.*)/s)[1]).keys()].some((parameter) => parameter in SearchFilters.shape);
