import { randomUUID } from 'node:crypto';
import { postUpload } from '@amarena/shared/contracts/people/ownPhotos';
import sharp from 'sharp';
import type { TestClient } from './client.ts';
import type { TestServer } from './startServer.ts';

/** A picture of random colour noise, so that no two have the same bytes. */
export const aPicture = (width = 800, height = 1000): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#8a6a48', noise: { type: 'gaussian', mean: 128, sigma: 20 } } })
    .jpeg()
    .toBuffer();

interface SendOptions {
  readonly key?: string | null;
  readonly headers?: Record<string, string>;
}

/** Sends bytes as a browser sends a file. */
export async function sendBytes(
  server: TestServer,
  client: TestClient,
  bytes: Buffer,
  { key = randomUUID(), headers = {} }: SendOptions = {},
) {
  const response = await server.server.inject({
    method: 'POST',
    url: postUpload.path,
    payload: bytes,
    headers: {
      'x-forwarded-for': client.address,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/octet-stream',
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...headers,
    },
  });
  return { status: response.statusCode, body: response.json<unknown>() };
}

/** Uploads a picture that is accepted; returns its upload id. */
export async function upload(server: TestServer, client: TestClient, bytes?: Buffer) {
  const { status, body } = await sendBytes(server, client, bytes ?? (await aPicture()));
  if (status !== 200) throw new Error(`The upload answered ${status}: ${JSON.stringify(body)}`);
  return postUpload.answer.parse(body);
}
