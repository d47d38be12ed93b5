import { newRequestId } from '@amarena/shared/api';
import type { AppError, Result } from '@amarena/shared/errors';
import { useRef } from 'react';

/** Errors that leave open whether the server did it. */
const OPEN: readonly AppError['code'][] = ['network', 'request_in_progress', 'generic'];

export interface Order<Body> {
  readonly body: Body;
  readonly requestId: string;
}

/**
 * Returns a function that sends an order, and null while the one before is on its way, even if the page does not show that
 * yet. The same order again after a lost answer has the same request id, so that the server does not carry it out twice.
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
      if (answer.ok || !OPEN.includes(answer.error.code)) last.current = null;
      return answer;
    } finally {
      running.current = false;
    }
  };
}
