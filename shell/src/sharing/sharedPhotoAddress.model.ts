import { SHARED_PARAMETER, type SharedOutcome } from '@amarena/shared/contracts/chat/sharedPhoto';

/** The outcome of a shared photo in an address; null: none. */
export function sharedIn(search: string): SharedOutcome | null {
  const said = new URLSearchParams(search).get(SHARED_PARAMETER);
  return said === 'photo' || said === 'lost' ? said : null;
}

/** The address without it, so that neither a reload nor "back" asks again. */
export function withoutShared({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  query.delete(SHARED_PARAMETER);
  const rest = query.toString();
  return `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`;
}
