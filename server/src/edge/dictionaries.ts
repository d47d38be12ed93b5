import type { IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { lastingName } from '../delivery/deltas/fileName.ts';

/** Zstandard with a dictionary that the browser has (RFC 9842). */
export const DELTA = 'dcz';

/** SHA-256 in Base64 of the dictionary that a browser has for this request; null if it has none, or takes no deltas. */
export function offeredDictionary(headers: IncomingHttpHeaders): string | null {
  const offered = /^:([A-Za-z0-9+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? ''))?.[1];
  return offered !== undefined && negotiate(String(headers['accept-encoding'] ?? ''), [DELTA]) === DELTA ? offered : null;
}

/** Tells browsers to use a file as the dictionary of the same file in other versions. `folder`: with one folder for each. */
export const asDictionary = (folder: string, file: string): string => `match="${folder}*/${lastingName(file)}"`;
