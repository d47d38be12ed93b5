import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { webManifest } from '../../src/edge/webManifest.ts';
import { openEdge, type TestEdge } from './support/edge.ts';

describe('the site as an app', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await openEdge();
  });
  afterAll(() => edge.app.close());

  it('IA-01 can be installed: every page names a manifest that is served with display standalone', async () => {
    const page = (await edge.app.inject({ url: '/members' })).payload;
    const [, address = ''] = page.match(/<link rel="manifest" href="([^"]+)"/) ?? [];
    const answer = await edge.app.inject({ url: address });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    expect(answer.json()).toMatchObject({ name: 'Amarena', lang: 'it', display: 'standalone', start_url: '/members', scope: '/' });
  });

  it('takes photos that other apps share, leads to its pages, and shows itself before it is installed', () => {
    const facts = { integrity: '', bytes: 1, gzip: 1 };
    const manifest = webManifest({
      settings: { name: 'Ciliegia', description: 'Per adulti' },
      language: 'de',
      shell: { version: '1.0.0', files: { 'app-search-phone.webp': facts, 'app-chat-wide.webp': facts, 'icon-192.png': facts } },
    });
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Ciliegia',
      lang: 'de',
      share_target: { action: '/share', method: 'POST', enctype: 'multipart/form-data', params: { files: [{ name: 'photo' }] } },
      shortcuts: [
        { name: 'Leute finden', url: '/members', icons: [{ src: '/shell/1.0.0/icon-192.png' }] },
        { name: 'Nachrichten', url: '/chats' },
        { name: 'Likes', url: '/likes' },
      ],
      screenshots: [
        { src: '/shell/1.0.0/app-search-phone.webp', form_factor: 'narrow', label: 'Die Suche' },
        { src: '/shell/1.0.0/app-chat-wide.webp', form_factor: 'wide', label: 'Eine Unterhaltung' },
      ],
    });
  });

  it('has a picture for every launcher: plain, to be cut to a shape, and in one colour', () => {
    const facts = { integrity: '', bytes: 1, gzip: 1 };
    const files = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'icon-monochrome-512.png'];
    const manifest = webManifest({
      settings: { name: 'Amarena', description: '' },
      language: 'it',
      shell: { version: '1.0.0', files: Object.fromEntries(files.map((file) => [file, facts])) },
    });
    expect(manifest).toMatchObject({
      icons: [
        { src: '/shell/1.0.0/icon-192.png', sizes: '192x192', purpose: 'any' },
        { src: '/shell/1.0.0/icon-512.png', sizes: '512x512', purpose: 'any' },
        { src: '/shell/1.0.0/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
        { src: '/shell/1.0.0/icon-monochrome-512.png', sizes: '512x512', purpose: 'monochrome' },
      ],
    });
  });
});
