import { once } from 'node:events';
import http from 'node:http';

export interface LossyProxy {
  readonly address: string;
  readonly dropped: () => number;
  close(): Promise<void>;
}

/** A proxy that drops the given share of a server's answers, after the server has acted. */
export async function startLossyProxy(port: number, share: number): Promise<LossyProxy> {
  let answers = 0;
  let dropped = 0;
  // Evenly spread and the same in every run: a random share could by chance drop nothing that matters.
  const loses = () => Math.floor(++answers * share) > Math.floor((answers - 1) * share);
  const proxy = http.createServer((request, response) => {
    const { method, url, headers } = request;
    const upstream = http.request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', () => response.destroy());
      answer.on('end', () => {
        if (loses()) {
          dropped += 1;
          response.destroy();
          return;
        }
        response.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' }).end(Buffer.concat(parts));
      });
    });
    upstream.on('error', () => response.destroy());
    request.pipe(upstream);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    address: `http://127.0.0.1:${address.port}`,
    dropped: () => dropped,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
