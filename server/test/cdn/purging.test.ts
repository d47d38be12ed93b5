import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type LanderDetail, postLanderPreview, postLanderRollback, postLanderWithdraw } from '@amarena/shared/contracts/landers/landerDesk';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rollback } from '../../src/delivery/rollback.ts';
import type { Somebody } from '../community/people.ts';
import { delivered } from '../delivery/support/delivery.ts';
import { aDocument, create, editor, published, save, twoVariants, withHeadline } from '../landers/support.ts';
import { type CdnSite, releasePages, startSite } from './site.ts';

const DAY = 86_400_000;

interface Purge {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A CDN that remembers what it was asked to purge. */
async function startReceiver() {
  const purges: Purge[] = [];
  let status = 200;
  const server = createServer(async (request, answer) => {
    purges.push({ path: request.url, headers: request.headers, body: await text(request) });
    answer.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerWith: (other: number) => {
      status = other;
    },
    /** The purges since the last call. */
    taken: () => purges.splice(0),
    close: () => server.close(),
  };
}

let cdn: Awaited<ReturnType<typeof startReceiver>>;
let site: CdnSite;
let desk: Somebody;
beforeAll(async () => {
  cdn = await startReceiver();
  site = await startSite({ CDN_PURGE_URL: `${cdn.address}/one ${cdn.address}/two`, CDN_PURGE_HEADER: 'Fastly-Key: secret' });
  // The queue goes by the database's clock: second purges are due after these tests, however long they take.
  site.pass(DAY);
  desk = await editor(site);
});
afterAll(async () => {
  await site.close();
  cdn.close();
});

/** The tags that were purged since the last call, once for both addresses. */
async function purged(): Promise<string[]> {
  await site.services.jobs.runDue();
  const all = cdn.taken();
  const at = (path: string) => all.filter((purge) => purge.path === path).map(({ headers }) => String(headers['surrogate-key']));
  expect(at('/one')).toEqual(at('/two'));
  return at('/one');
}

const tagsOf = ({ id, template }: LanderDetail) => `lander-${id} plain-${template}`;

describe('a purge', () => {
  it('tells every address, in the header and in the body, and proves who asks', async () => {
    const { id } = await published(desk);
    await site.services.jobs.runDue();
    const tags = [`lander-${id}`, 'plain-alonetonight'];
    const told = cdn.taken().sort((one, other) => String(one.path).localeCompare(String(other.path)));
    expect(told.map(({ path, headers, body }) => [path, headers['surrogate-key'], headers['fastly-key'], JSON.parse(body)])).toEqual(
      ['/one', '/two'].map((path) => [path, tags.join(' '), 'secret', { tags }]),
    );
  });

  it('follows a publication, a rollback, a withdrawal and the end of a test, and nothing that visitors do not see', async () => {
    const draft = await create(desk, aDocument());
    await save(desk, draft, withHeadline(draft.document, 'Una bozza'));
    await desk.client.call(postLanderPreview, { body: { id: draft.id, hours: 1, member: null } });
    expect(await purged()).toEqual([]);

    const lander = await published(desk);
    expect(await purged()).toEqual([tagsOf(lander)]);
    const back = { id: lander.id, revision: lander.revision, to: 1 };
    const again = (await desk.client.call(postLanderRollback, { body: back })).answer().lander;
    expect(await purged()).toEqual([tagsOf(lander)]);
    await desk.client.call(postLanderWithdraw, { body: { id: again.id, revision: again.revision, number: null } });
    expect(await purged()).toEqual([tagsOf(lander)]);

    const test = await published(desk, aDocument({ variants: twoVariants() }));
    await purged();
    site.pass(15 * DAY);
    await site.services.landers.results.settle(site.platform.db, site.platform.now());
    expect(await purged()).toEqual([tagsOf(test)]);
  });

  it('follows each release, activation, rollback and change of the settings once, whichever process notices it', async () => {
    const other = await site.secondProcess();
    const look = async () => {
      await Promise.all([site.services.purging.look(), other.services.purging.look()]);
      await site.services.purging.look();
      return purged();
    };
    await look();
    expect(await look()).toEqual([]);
    await releasePages(site.stores, '1.1.0');
    expect(await look()).toEqual(['pages']);
    delivered(await rollback(site.stores, 'mf-landers'));
    expect(await look()).toEqual(['pages']);
    await site.database.db
      .insertInto('settings')
      .values({ key: 'message_length', value: JSON.stringify(777) })
      .execute();
    site.pass(11_000);
    expect(await look()).toEqual(['pages']);
    expect(await look()).toEqual([]);
    await other.close();
  });

  it('that the CDN refuses stays a job, which is retried', async () => {
    cdn.answerWith(503);
    await published(desk);
    await expect(site.services.jobs.runDue()).rejects.toThrow('The CDN answered a purge with 503.');
    cdn.answerWith(200);
  });
});
