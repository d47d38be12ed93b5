import { newRequestId } from '@amarena/shared/api';
import type { Result } from '@amarena/shared/errors';
import { useRef } from 'react';

export interface Order<Body> {
  readonly body: Body;
  readonly requestId: string;
}

/**
 * Returns a function that sends an order, and null while the one before is on its way, even if the page does not show that
 * yet. The same order again has the same request id until it succeeds: after most errors nobody knows whether the server
 * has carried it out, and what it refused it does not keep.
 */
export function useIntent() {
  const running = useRef(false);
  const last = useRef<{ key: string; requestId: string } | null>(null);
  return async <Body, Value>(body: Body, send: (order: Order<Body>) => Promise<Result<Value>>): Promise<Result<Value> | null> => {
    if (running.current) return null;
    running.current = true;
    const key = JSON.stringify(body);
    const requestId = last.current?.key === key ? last.current.requestId : newRequestId();
    last.current = { key, requestId };
    try {
      const answer = await send({ body, requestId });
      if (answer.ok) last.current = null;
      return answer;
    } finally {
      running.current = false;
    }
  };
}
