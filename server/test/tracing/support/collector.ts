import { createServer } from 'node:http';
import * as z from 'zod';

const value = z.object({ stringValue: z.string().optional(), intValue: z.union([z.number(), z.string()]).optional() }).loose();
const attribute = z.object({ key: z.string(), value });
const span = z
  .object({
    traceId: z.string(),
    spanId: z.string(),
    parentSpanId: z.string().optional(),
    name: z.string(),
    kind: z.number(),
    attributes: z.array(attribute).default([]),
  })
  .loose();
const batch = z.object({ resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })) });

export type SentSpan = z.infer<typeof span>;

export interface Collector {
  readonly address: string;
  /** The spans so far, in the order of their ends. */
  readonly spans: SentSpan[];
  /** All bodies so far, as sent. */
  readonly bodies: string[];
  close(): Promise<void>;
}

/** A receiver of OTLP over HTTP, on this machine. `refuses`: it takes nothing. Default: false. */
export async function startCollector({ refuses = false } = {}): Promise<Collector> {
  const spans: SentSpan[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (refuses) {
        response.writeHead(400).end();
        return;
      }
      const body = Buffer.concat(parts).toString('utf8');
      bodies.push(body);
      for (const { scopeSpans } of batch.parse(JSON.parse(body)).resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    spans,
    bodies,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const attributeOf = ({ attributes }: SentSpan, key: string): string | undefined => {
  const found = attributes.find((one) => one.key === key)?.value;
  return found === undefined ? undefined : String(found.stringValue ?? found.intValue ?? '');
};
