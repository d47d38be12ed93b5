import { Boot } from '@amarena/shared/federation/boot';
import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { registerFiles } from '../../src/edge/files.ts';
import { openEdge } from './support/edge.ts';
import { startS3 } from './support/s3Server.ts';
import { inBucket, inFolder } from './support/stores.ts';

describe('a site whose remotes lie behind a CDN', () => {
  it('sends browsers there for remotes, and allows that origin code and looks, and calls to nothing but those files', async () => {
    const { app } = await openEdge({ stores: await inFolder('https://cdn.example/site') });
    const { payload, headers } = await app.inject('/members');
    const boot = Boot.parse(JSON.parse(payload.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? ''));

    expect(boot.snapshot.remotes['mf-members']?.[0]?.base).toBe('https://cdn.example/site/artifacts/mf-members/1.0.0/');
    expect(boot.snapshot.shell.base).toBe('/shell/1.0.0/');
    expect(payload).toContain('as="script" href="https://cdn.example/site/artifacts/mf-members/1.0.0/remoteEntry.js" integrity="sha384-');
    const policy = String(headers['content-security-policy']).split('; ');
    const sources = policy
      .filter((directive) => directive.includes('https:'))
      .map((directive) => directive.replace(/ '(nonce|sha256)-[^']+'/g, ''));
    expect(sources).toEqual([
      "script-src 'self' https://cdn.example",
      "style-src 'self' https://cdn.example",
      "img-src 'self' https://cdn.example data: blob:",
      "font-src 'self' https://cdn.example",
      "media-src 'self' https://cdn.example",
      "connect-src 'self' https://cdn.example/site/artifacts/",
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

describe('a lander that is not there', () => {
  it('answers 404, leaves it to its screen to say so, and is nothing for search engines', async () => {
    const { app } = await openEdge({ landerFor: async () => ({ isLander: true, lander: null }) });
    const { statusCode, payload } = await app.inject('/members/nobody/landing');
    const boot = Boot.parse(JSON.parse(payload.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? ''));
    expect({ statusCode, shown: boot.status }).toEqual({ statusCode: 404, shown: 200 });
    expect(payload).not.toContain('rel="canonical"');
    await app.close();
  });
});

describe('films of a remote', () => {
  it('LN-02 LN-03 go out whole, or in the part that a browser asks for', async () => {
    const app = fastify();
    const film = async () => Buffer.from('0123456789');
    registerFiles(app, { ofRemote: film, ofShell: film, deltaOf: async () => null, artifactsAddress: '/artifacts/' });
    const ask = (range?: string) => app.inject({ url: '/artifacts/mf-landers/1.0.0/sea.aaa.webm', headers: range ? { range } : {} });

    expect(await ask()).toMatchObject({
      statusCode: 200,
      payload: '0123456789',
      headers: { 'content-type': 'video/webm', 'accept-ranges': 'bytes' },
    });
    expect(await ask('bytes=2-4')).toMatchObject({ statusCode: 206, payload: '234', headers: { 'content-range': 'bytes 2-4/10' } });
    expect(await ask('bytes=20-')).toMatchObject({ statusCode: 416, headers: { 'content-range': 'bytes */10' } });
    expect(await ask('lines=2')).toMatchObject({ statusCode: 200, payload: '0123456789' });
    await app.close();
  });
});
