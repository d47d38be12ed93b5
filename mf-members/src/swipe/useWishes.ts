import { useSearchParams } from '@amarena/shared/router';

/** Whom the member wants to see, from the address. */
export interface Wishes {
  only_real: boolean;
  everywhere: boolean;
}

export interface WishesInAddress {
  wishes: Wishes;
  wish(change: Partial<Wishes>): void;
}

/** Only in the address, so that "back", a reload and a shared link ask for the same people. */
export function useWishes(): WishesInAddress {
  const [params, setParams] = useSearchParams();
  const wishes = { only_real: params.get('only_real') === 'true', everywhere: params.get('everywhere') === 'true' };
  return {
    wishes,
    wish: (change) => {
      const wanted = Object.entries({ ...wishes, ...change }).filter(([, value]) => value);
      setParams(Object.fromEntries(wanted.map(([name, value]) => [name, String(value)])), { replace: true });
    },
  };
}
