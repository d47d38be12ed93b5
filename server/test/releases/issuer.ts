import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export const AUDIENCE = 'https://www.example.com';
export const CLAIMS = { repository: 'octo/shop', repository_id: '42', ref: 'refs/heads/main', run_id: '123', actor: 'octocat', sha: 'abc' };

/** An issuer on the loopback address, like the one of GitHub. */
export async function anIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const signed = (
    claims: Record<string, unknown> = {},
    key = privateKey,
    header: { alg: string; kid: string } = { alg: 'RS256', kid: 'one' },
  ) => {
    const now = Math.floor(Date.now() / 1_000);
    const usual = { iss: url, aud: AUDIENCE, sub: 'repo:octo/shop', iat: now, exp: now + 300, jti: randomUUID(), ...CLAIMS };
    return new SignJWT({ ...usual, ...claims }).setProtectedHeader(header).sign(key);
  };
  return { url, asked, signed, privateKey, close: () => new Promise((resolve) => server.close(resolve)) };
}
