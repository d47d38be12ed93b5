import { Boot } from '@amarena/shared/federation/boot';
import { describe, expect, it } from '@jest/globals';
import { openEdge } from './support/edge.ts';
import { startS3 } from './support/s3Server.ts';
import { inBucket, inFolder } from './support/stores.ts';

describe('a site whose remotes lie behind a CDN', () => {
  it('sends browsers there for remotes, and allows that origin code and looks, but no calls', async () => {
    const { app } = await openEdge({ stores: await inFolder('https://cdn.example/site') });
    const { payload, headers } = await app.inject('/members');
    const boot = Boot.parse(JSON.parse(payload.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? ''));

    expect(boot.snapshot.remotes['mf-members']?.[0]?.base).toBe('https://cdn.example/site/artifacts/mf-members/1.0.0/');
    expect(boot.snapshot.shell.base).toBe('/shell/1.0.0/');
    expect(payload).toContain('as="script" href="https://cdn.example/site/artifacts/mf-members/1.0.0/remoteEntry.js" integrity="sha384-');
    const policy = String(headers['content-security-policy']).split('; ');
    const sources = policy.filter((directive) => directive.includes('https:')).map((directive) => directive.replace(/ 'nonce-[^']+'/, ''));
    expect(sources).toEqual([
      "script-src 'self' https://cdn.example",
      "style-src 'self' https://cdn.example",
      "img-src 'self' https://cdn.example data: blob:",
      "font-src 'self' https://cdn.example",
    ]);
    await app.close();
  });
});

describe('a site over a bucket', () => {
  it('serves pages and files from it, and files that it has sent once also while the bucket is away', async () => {
    const s3 = await startS3();
    const { app } = await openEdge({ stores: await inBucket(s3) });
    const file = '/artifacts/mf-members/1.0.0/page.aaa.js';
    expect((await app.inject(file)).payload).toBe('page()');
    expect((await app.inject('/members')).statusCode).toBe(200);

    s3.behave('unavailable');
    expect((await app.inject(file)).payload).toBe('page()');
    expect((await app.inject('/members')).statusCode).toBe(200);
    await app.close();
    await s3.close();
  });
});
