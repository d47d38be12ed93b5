import type { EncodedSourceMap } from '@jridgewell/trace-mapping';
import * as z from 'zod/mini';
import { isBoundedJson } from './boundedJson.ts';
import type { Refusal } from './refusal.ts';

const MEBIBYTE = 1024 * 1024;

/** Bounds of a source map, which is decoded by processes that answer pages. The shell's largest has 3.2 MB, 0.9 of them mappings. */
export const MAP_LIMITS = {
  bytes: 5 * MEBIBYTE,
  /** Characters of `mappings`. */
  mappings: 1.5 * MEBIBYTE,
  /** Lines of the script. */
  lines: 100_000,
  json: { depth: 4, values: 50_000 },
} as const;

const SourceMap = z.object({
  version: z.literal(3),
  sources: z.array(z.nullable(z.string())),
  sourcesContent: z._default(z.array(z.nullable(z.string())), []),
  sourceRoot: z._default(z.string(), ''),
  names: z._default(z.array(z.string()), []),
  mappings: z.string(),
});

/** The lines of a script, of which a semicolon ends each, up to one more than `most`. */
function linesIn(mappings: string, most: number): number {
  let lines = 1;
  for (let at = mappings.indexOf(';'); at !== -1 && lines <= most; at = mappings.indexOf(';', at + 1)) lines += 1;
  return lines;
}

function parsed(bytes: Buffer): EncodedSourceMap | null {
  try {
    return SourceMap.safeParse(JSON.parse(bytes.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** A source map of version 3 that takes little time to decode; null: it is none, or beyond the limits. */
export function sourceMapIn(bytes: Buffer): EncodedSourceMap | null {
  const { bytes: largest, mappings, lines, json } = MAP_LIMITS;
  if (bytes.length > largest || !isBoundedJson(bytes, json)) return null;
  const map = parsed(bytes);
  return map === null || map.mappings.length > mappings || linesIn(map.mappings, lines) > lines ? null : map;
}

/** The refusal of a source map that no process should decode; null: it is fine. */
export const mapRefusal = (whose: string, bytes: Buffer): Refusal | null =>
  sourceMapIn(bytes) === null
    ? {
        rule: 'upload_refused',
        found: `${whose}: a source map of ${bytes.length} bytes that is none, or too large to decode`,
        expected: `version 3, at most ${MAP_LIMITS.bytes} bytes, ${MAP_LIMITS.mappings} of them mappings, and ${MAP_LIMITS.lines} lines`,
        remedy: 'Build with the bundler of the site, in smaller scripts.',
      }
    : null;
