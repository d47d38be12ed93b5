import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY } from '../../src/times.ts';
import { made, openTokenSite, type TokenSite } from './support.ts';

import { aBuild, fileOf, upload } from './uploadSupport.ts';

let site: TokenSite;
beforeAll(async () => {
  site = await openTokenSite();
});
afterAll(() => site.close());

const stored = async (folder: string) => (await site.stores.objects.list(folder)).map(({ key }) => key);

describe('an upload', () => {
  it('goes on where it was cut off, and appears as a whole only when it is published', async () => {
    const token = await site.token({ parts: 'mf-chat' });
    const { files, bytes, directory } = await aBuild('1.0.0');
    const first = await site.ask('PUT', upload('1.0.0'), { token, bytes });
    expect(first.body).toMatchObject({ published: false, present: [] });
    expect((await site.ask('PUT', fileOf('1.0.0', 'page.aaa.js'), { token, bytes: files.get('page.aaa.js') ?? bytes })).status).toBe(204);
    const early = await site.ask('POST', '/api/delivery/publish', { token, json: { part: 'mf-chat', version: '1.0.0' } });
    expect([early.status, early.body.refusal]).toEqual([422, expect.objectContaining({ rule: 'file_missing' })]);
    expect(await stored('artifacts/mf-chat/')).toEqual([]);
    const again = await site.ask('PUT', upload('1.0.0'), { token, bytes });
    expect(again.body.present).toEqual(['plain/page.aaa.js']);
    expect(again.body.missing).not.toContain('plain/page.aaa.js');
    made(await site.client(token).publish(directory));
    expect(await stored('artifacts/mf-chat/')).toHaveLength(files.size);
    expect(await stored('uploads/')).toEqual([]);
  });

  it('belongs to its token: another one does not see, complete or publish it', async () => {
    const [own, other] = [await site.token({ parts: 'mf-chat' }), await site.token({ parts: 'mf-chat' })];
    const { bytes, files } = await aBuild('1.1.0');
    await site.ask('PUT', upload('1.1.0'), { token: own, bytes });
    const put = await site.ask('PUT', fileOf('1.1.0', 'page.aaa.js'), { token: other, bytes: files.get('page.aaa.js') ?? bytes });
    expect([put.status, put.body.code]).toEqual([409, 'upload_missing']);
    const publish = await site.ask('POST', '/api/delivery/publish', { token: other, json: { part: 'mf-chat', version: '1.1.0' } });
    expect([publish.status, publish.body.refusal]).toEqual([422, expect.objectContaining({ rule: 'upload_refused' })]);
  });

  it('leaves no file behind for good, also not one that no upload knows', async () => {
    const token = await site.token({ parts: 'mf-chat' });
    const { bytes, files } = await aBuild('1.2.1');
    await site.ask('PUT', upload('1.2.1'), { token, bytes });
    await site.ask('PUT', fileOf('1.2.1', 'page.aaa.js'), { token, bytes: files.get('page.aaa.js') ?? bytes });
    const orphan = 'uploads/019aaaaa-0000-7000-8000-000000000000/mf-chat/1.2.2/plain/page.aaa.js';
    await site.stores.objects.put(orphan, bytes);
    const kept = await stored('uploads/');
    expect(kept).toContain(orphan);
    await site.server.services.releases.forgetOld();
    expect(await stored('uploads/')).toEqual(kept);
    site.server.pass(DAY + 1_000);
    await site.server.services.releases.forgetOld();
    expect(await stored('uploads/')).toEqual([]);
  });

  it('is removed a day after it was left', async () => {
    const token = await site.token({ parts: 'mf-chat' });
    const { bytes, files } = await aBuild('1.2.0');
    await site.ask('PUT', upload('1.2.0'), { token, bytes });
    await site.ask('PUT', fileOf('1.2.0', 'page.aaa.js'), { token, bytes: files.get('page.aaa.js') ?? bytes });
    const mine = async () => (await stored('uploads/')).filter((key) => key.includes('/1.2.0/'));
    await site.server.services.releases.forgetOld();
    expect(await mine()).toHaveLength(1);
    site.server.pass(DAY + 1_000);
    await site.server.services.releases.forgetOld();
    expect(await mine()).toEqual([]);
    const late = await site.ask('POST', '/api/delivery/publish', {
      token: await site.token(),
      json: { part: 'mf-chat', version: '1.2.0' },
    });
    expect(late.status).toBe(422);
  });

  it('brings source maps, and refuses what is none', async () => {
    const token = await site.token({ parts: 'mf-chat' });
    const { bytes, directory } = await aBuild('1.3.0');
    await site.ask('PUT', upload('1.3.0'), { token, bytes });
    const map = Buffer.from(JSON.stringify({ version: 3, sources: ['a.ts'], names: [], mappings: 'AAAA' }));
    expect((await site.ask('PUT', fileOf('1.3.0', 'page.aaa.js', 'map'), { token, bytes: Buffer.from('{"version":3}') })).status).toBe(422);
    expect((await site.ask('PUT', fileOf('1.3.0', 'page.aaa.js', 'map'), { token, bytes: map })).status).toBe(204);
    made(await site.client(token).publish(directory));
    expect(await site.stores.artifacts.map('mf-chat', '1.3.0', 'page.aaa.js')).toEqual(map);
  });
});
