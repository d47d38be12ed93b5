import { getNameFree } from '@amarena/shared/contracts/account/signup';
import { queryFor, skipToken, useQuery } from '@amarena/shared/query';
import { useEffect, useState } from 'react';

/** Milliseconds after the last keystroke before the server is asked. */
const PAUSE = 400;

/** True if the server says that a name is taken. `null`: the name is not valid yet, so nothing is asked. */
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
