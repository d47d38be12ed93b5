import { getNameFree } from '@amarena/shared/contracts/accounts';
import { queryFor, skipToken, useQuery } from '@amarena/shared/query';
import { useEffect, useState } from 'react';

/** Quiet time after the last key before the server is asked, in milliseconds. */
const PAUSE = 400;

/** True once the server said that a name is taken. `null` asks nothing: the name is not valid yet. */
export function useNameTaken(name: string | null): boolean {
  const [settled, setSettled] = useState(name);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(name), PAUSE);
    return () => clearTimeout(timer);
  }, [name]);
  const asked = queryFor(getNameFree, { query: { name: settled ?? '' } });
  const { data } = useQuery({ queryKey: asked.queryKey, queryFn: settled === null ? skipToken : asked.queryFn });
  return name !== null && name === settled && data?.free === false;
}
