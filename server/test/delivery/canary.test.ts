import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { postClientError } from '@amarena/shared/contracts/platform/clientErrors';
import { getDelivery } from '@amarena/shared/contracts/platform/delivery';
import { postFieldFigures } from '@amarena/shared/contracts/platform/fieldFigures';
import { postRemoteStarts } from '@amarena/shared/contracts/platform/remoteStarts';
import { Boot } from '@amarena/shared/federation/boot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { activate } from '../../src/delivery/activate.ts';
import { deliveryFolders } from '../../src/delivery/folders.ts';
import { healthStore } from '../../src/delivery/health.ts';
import { statusTable } from '../../src/delivery/status.ts';
import { EVENT_HEADER, SIGNATURE_HEADER, signatureOf } from '../../src/domains/delivery/webhook.ts';
import { somebody } from '../community/people.ts';
import type { TestClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/startServer.ts';
import { publishBuild, withLiveShell } from './support/delivery.ts';

const SECRET = 'known to the team and to the site';
const FAST = { ms: 300, cold: false };

interface Told {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A team's webhook receiver, which records its calls. */
async function aReceiver() {
  const told: Told[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => {
      body += piece.toString();
    });
    request.on('end', () => {
      told.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/delivery`, close: () => server.close() };
}

let site: TestServer;
let receiver: Awaited<ReturnType<typeof aReceiver>>;
let release = 1;
const active = () => `1.0.${release}`;
const canary = () => `2.0.${release}`;

beforeAll(async () => {
  receiver = await aReceiver();
  site = await startServer({ environment: { DELIVERY_WEBHOOK_URL: receiver.url, DELIVERY_WEBHOOK_SECRET: SECRET } });
});
afterAll(async () => {
  await site.close();
  receiver.close();
});

/** Every test has its own active version, and a canary for half of the visitors. */
beforeEach(async () => {
  release += 1;
  met.clear();
  const delivery = { ...(await withLiveShell(deliveryFolders(site.config.dataDir))), now: () => new Date() };
  for (const version of [active(), canary()]) await publishBuild(deliveryFolders(site.config.dataDir), { version });
  await activate(delivery, 'mf-members', active());
  await activate(delivery, 'mf-members', canary(), 50);
});

const registryNow = async () => (await deliveryFolders(site.config.dataDir).registry.read()).remotes['mf-members'];

let networks = 0;
/** 198.18.0.0/15 is reserved for tests; each address is in a network of its own. */
const nextAddress = (): string => {
  networks = (networks + 1) % 500;
  return `198.${18 + Math.floor(networks / 250)}.${networks % 250}.7`;
};

/** A visitor who opens the home page, and the version that they get. */
async function aVisitor(address = nextAddress()): Promise<{ client: TestClient; version: string }> {
  const client = site.visitor({ address });
  const { body } = await client.raw({ method: 'GET', url: '/members' });
  const { remotes } = Boot.parse(JSON.parse(body.match(/id="boot">(.*?)<\/script>/s)?.[1] ?? '')).snapshot;
  return { client, version: remotes['mf-members']?.[0]?.version ?? '' };
}

/** Cookies of a test's visitors: two with the same random number count once. */
const met = new Set<string>();

/** A visitor whom the trial assigned this version, with a number that is new in this test. */
async function aVisitorOf(version: string, address?: string): Promise<TestClient> {
  for (;;) {
    const { client, version: got } = await aVisitor(address);
    const cookie = client.cookies.get('canary') ?? '';
    if (got !== version || met.has(cookie)) continue;
    met.add(cookie);
    return client;
  }
}

const fails = (client: TestClient, version: string) =>
  client.call(postClientError, {
    body: { remote: 'mf-members', version, kind: 'threw_while_mounting', message: 'x is undefined', route: 'members' },
  });
const starts = (client: TestClient, version: string, start = FAST) =>
  client.call(postRemoteStarts, { body: { starts: [{ remote: 'mf-members', version, ...start }] } });

const reacts = (client: TestClient, version: string, value: number) =>
  client.call(postFieldFigures, {
    body: { figures: [{ metric: 'INP', value, phase: 'processing', route: 'members', remote: 'mf-members', version }] },
  });

const paints = (client: TestClient, version: string, value: number) =>
  client.call(postFieldFigures, {
    body: { figures: [{ metric: 'LCP', value, phase: null, route: 'members', remote: 'mf-members', version }] },
  });

/** Visitors, one after the other, every second with the canary; returns how many had it. */
async function walk(count: number, meets: (client: TestClient, version: string, number: number) => Promise<unknown>): Promise<number> {
  let withCanary = 0;
  for (let number = 0; number < count; number += 1) {
    const version = number % 2 === 0 ? canary() : active();
    const client = await aVisitorOf(version);
    if (version === canary()) withCanary += 1;
    await meets(client, version, number);
  }
  await site.services.delivery.reports.flush();
  await site.services.delivery.watch.look();
  return withCanary;
}

const badly = (client: TestClient, version: string) => (version === canary() ? fails(client, version) : starts(client, version));
const well = (client: TestClient, version: string) => starts(client, version);

describe('a canary that fails', () => {
  it('is not hidden by one network that says it does well, and that the active version fails', async () => {
    for (let count = 0; count < 30; count += 1) {
      const { client, version } = await aVisitor('203.0.113.9');
      await (version === canary() ? starts(client, version) : fails(client, version));
    }
    await walk(50, badly);
    expect((await registryNow())?.taken_back).toMatchObject({ version: canary() });
  });

  it('is taken back with both figures as the reason, and counts nobody any more', async () => {
    const withCanary = await walk(50, badly);

    const entry = await registryNow();
    expect(entry).toMatchObject({ active: { version: active() }, canary: null });
    expect(entry?.taken_back).toMatchObject({ version: canary(), percent: 50, by: 'the site' });
    const rest = 50 - withCanary;
    const sides = `It failed for ${withCanary} of ${withCanary} visitors (100.0 %), the active version for 0 of ${rest} visitors (0.0 %)`;
    expect(entry?.taken_back?.why).toContain(sides);
  });

  it('is told to the webhook once, with a signature, by whichever process looks first', async () => {
    await walk(50, badly);
    const second = await site.secondProcess();
    await Promise.all([second.services.delivery.watch.look(), site.services.delivery.watch.look()]);
    await site.services.jobs.runDue();
    await second.close();

    const told = receiver.told.filter(({ body }) => body.includes(canary()));
    expect(told).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = told;
    const { generation, taken_back } = {
      ...(await registryNow()),
      generation: (await deliveryFolders(site.config.dataDir).registry.read()).generation,
    };
    const { version, percent, why, at } = taken_back ?? {};
    expect(JSON.parse(body)).toEqual({ event: 'canary_taken_back', remote: 'mf-members', version, percent, why, at, generation });
    expect(headers[SIGNATURE_HEADER]).toBe(signatureOf(body, SECRET));
    expect(headers[EVENT_HEADER]).toBe(`mf-members@${canary()}:${generation}`);
  });

  it('is taken back for slow starts alone', async () => {
    for (let start = 0; start < 60; start += 1) await starts(site.visitor(), active());
    await site.services.delivery.reports.flush();
    await walk(60, (client, version) => starts(client, version, { ...FAST, ms: version === canary() ? 2_000 : 300 }));
    expect((await registryNow())?.taken_back?.why).toMatch(/^It started slowly for/);
  });

  it('is taken back where it reacts more slowly than is good, and than the active version', async () => {
    await walk(64, (client, version) => reacts(client, version, version === canary() ? 600 : 80));
    expect((await registryNow())?.taken_back?.why).toMatch(
      /^Its p75 of INP was 6\d\d ms for 32 visitors, the active version's 8\d ms for 32;/,
    );
  });

  it('is taken back where its page is painted later than is good, and than that of the active version', async () => {
    await walk(64, (client, version) => paints(client, version, version === canary() ? 4_200 : 900));
    expect((await registryNow())?.taken_back?.why).toMatch(
      /^Its p75 of LCP was 4\d\d\d ms for 32 visitors, the active version's 9\d\d ms for 32;/,
    );
  });

  it.each([
    ['slower, but still good', 64, { canary: 190, active: 40 }],
    ['no slower than an active version that is not good either', 64, { canary: 620, active: 600 }],
    ['measured by too few', 40, { canary: 600, active: 80 }],
  ])('stays where it is %s', async (_what, visitors, values) => {
    await walk(visitors, (client, version) => reacts(client, version, version === canary() ? values.canary : values.active));
    expect(await registryNow()).toMatchObject({ canary: { version: canary() }, taken_back: null });
  });

  it('counts one figure of each visitor, however many one browser sends', async () => {
    const client = await aVisitorOf(canary());
    for (let sent = 0; sent < 29; sent += 1) await reacts(client, canary(), 5_000);
    await walk(40, (other, version) => reacts(other, version, 80));
    expect(await registryNow()).toMatchObject({ canary: { version: canary() }, taken_back: null });
  });
});

const statusOf = async (): Promise<string> => {
  const stores = deliveryFolders(site.config.dataDir);
  return statusTable(stores, await healthStore(stores.objects).read(), site.platform.now());
};

describe('what is kept of visitors', () => {
  const kept = () => site.database.db.selectFrom('canary_visitors').select(['trial', 'visitor']).execute();

  it('goes when the canary has ended, and stays while one is on', async () => {
    await site.services.delivery.forgetOld();
    await walk(10, well);
    await site.services.delivery.forgetOld();
    expect(await kept()).toHaveLength(10);
    await walk(50, badly);
    await site.services.delivery.forgetOld();
    expect(await kept()).toEqual([]);
  });
});

describe('the status of a canary', () => {
  it('tells its share and how both versions do while it is on, then why it was taken back', async () => {
    site.pass(60_000);
    await walk(12, (client, version) => (version === canary() ? fails(client, version) : starts(client, version)));
    const during = await statusOf();
    expect(during).toMatch(new RegExp(`canary 50 %\\s+${canary()}.* anna\\s+0\\s+\\d+ \\(100\\.0 %\\)`));
    expect(during).toMatch(new RegExp(`active\\s+${active()}.* anna\\s+\\d+\\s+0\\s+304 ms\\s+304 ms`));
    expect(during).toMatch(new RegExp(`mf-members on trial: ${canary()} failed for (\\d+) of \\1 visitors, ${active()} failed for 0 of`));
    expect(during).toContain('last updated less than a minute ago');

    await walk(50, badly);
    expect(await statusOf()).toContain(`mf-members@${canary()} was taken back from 50 %: It failed for`);
  });
});

describe('the view of developers', () => {
  it('shows what is live and on trial with their figures by day, and the changes that led there', async () => {
    await walk(12, (client, version) => (version === canary() ? fails(client, version) : starts(client, version)));
    const developer = await somebody(site, { roles: ['developer'] });
    const view = (await developer.client.call(getDelivery)).answer();
    const members = view.remotes.find(({ remote }) => remote === 'mf-members');
    expect([members?.active?.version, members?.canary?.version, members?.canary?.percent]).toEqual([active(), canary(), 50]);
    const failed = members?.canary?.trial.canary.failed ?? 0;
    expect(failed).toBeGreaterThan(0);
    expect(members?.canary?.days.at(-1)).toEqual({ starts: 0, failures: failed, median_ms: null });
    expect(members?.active?.days.at(-1)).toMatchObject({ failures: 0, median_ms: 304 });
    expect([members?.active?.days.length, view.history[0]?.by]).toEqual([7, 'anna']);
    expect(view.history[0]?.generation).toBe(view.generation);
  });

  it('is closed to every other member and to visitors', async () => {
    const member = await somebody(site, { roles: ['moderator'] });
    expect([(await member.client.call(getDelivery)).status, (await site.visitor().call(getDelivery)).status]).toEqual([403, 403]);
  });
});

describe('a canary that does well', () => {
  it('is left alone', async () => {
    await walk(60, well);
    expect(await registryNow()).toMatchObject({ canary: { version: canary() }, taken_back: null });
  });

  it('is not ended by one browser that fails without end', async () => {
    await walk(60, well);
    const broken = await aVisitorOf(canary());
    for (let time = 0; time < 300; time += 1) {
      const client = site.visitor({ address: nextAddress() });
      for (const [name, value] of broken.cookies) client.cookies.set(name, value);
      await fails(client, canary());
    }
    await site.services.delivery.reports.flush();
    await site.services.delivery.watch.look();
    expect(await registryNow()).toMatchObject({ canary: { version: canary() }, taken_back: null });
  });

  it.each([
    ['one address', () => '203.0.113.9'],
    ['all addresses of one small network', (count: number) => `203.0.113.${count + 1}`],
    ['one network of IPv6, each with a /64 of its own', (count: number) => `2001:db8:7:${count.toString(16)}::1`],
  ])('is not ended by %s from which someone comes in again and again', async (_from, address) => {
    await walk(60, (client, version) => (version === active() ? starts(client, version) : Promise.resolve()));
    for (let count = 0; count < 60; count += 1) await fails(await aVisitorOf(canary(), address(count)), canary());
    await site.services.delivery.reports.flush();
    await site.services.delivery.watch.look();
    expect(await registryNow()).toMatchObject({ canary: { version: canary() }, taken_back: null });
  });

  it('is not ended by nine networks that agree, whatever the thousands say', async () => {
    await walk(60, (client, version) => (version === active() ? starts(client, version) : Promise.resolve()));
    for (let count = 0; count < 9; count += 1) await fails(await aVisitorOf(canary()), canary());
    await site.services.delivery.reports.flush();
    await site.services.delivery.watch.look();
    expect(await registryNow()).toMatchObject({ canary: { version: canary() }, taken_back: null });
  });

  it('counts nobody by a number that the site did not give', async () => {
    await walk(60, async (client, version) => {
      await starts(client, version);
      const [number] = (client.cookies.get('canary') ?? '').split('.');
      client.cookies.set('canary', `${number}`);
      if (version === canary()) await fails(client, canary());
    });
    expect(await registryNow()).toMatchObject({ canary: { version: canary() }, taken_back: null });
  });

  it('is not ended by developers who put versions in the place of the live ones', async () => {
    await walk(60, async (client, version) => {
      await starts(client, version);
      client.cookies.set('overrides', `remote=mf-members@${version}`);
      if (version === canary()) await fails(client, version);
    });
    expect(await registryNow()).toMatchObject({ canary: { version: canary() }, taken_back: null });
  });

  it('answers only for visitors who were meant to get it, and for none without a number', async () => {
    await walk(60, async (client, version) => {
      await starts(client, version);
      if (version === active()) await fails(client, canary());
      await fails(site.visitor(), canary());
    });
    expect(await registryNow()).toMatchObject({ canary: { version: canary() }, taken_back: null });
  });
});

describe('what browsers report of starts', () => {
  it('is written down for tools, by version, with its times and its failures', async () => {
    site.pass(60_000);
    const withCanary = await walk(40, async (client, version, number) => {
      await starts(client, version, { ...FAST, ms: number < 36 ? 300 : 1_500 });
      if (number === 0) await fails(client, version);
    });
    const health = await healthStore(deliveryFolders(site.config.dataDir).objects).read();
    const [ofCanary, ofActive] = [health?.versions[`mf-members@${canary()}`], health?.versions[`mf-members@${active()}`]];
    expect((ofCanary?.starts ?? 0) + (ofActive?.starts ?? 0)).toBe(40);
    expect(ofCanary).toMatchObject({ starts: withCanary, trial: { visitors: withCanary } });
    const median = ofActive?.median_ms ?? 0;
    expect(median).toBeGreaterThanOrEqual(300);
    expect(median).toBeLessThan(360);
    expect(Math.max(ofActive?.p95_ms ?? 0, ofCanary?.p95_ms ?? 0)).toBeGreaterThanOrEqual(1_500);
    expect((ofCanary?.failures ?? 0) + (ofActive?.failures ?? 0)).toBe(1);
  });

  it('is refused for a version that was never published, and bounded in number and in time', async () => {
    expect((await starts(site.visitor(), '9.9.9')).status).toBe(404);
    expect((await starts(site.visitor(), active(), { ...FAST, ms: -1 })).status).toBe(400);
    expect((await starts(site.visitor(), active(), { ...FAST, ms: 120_001 })).status).toBe(400);
    const many = Array.from({ length: 21 }, () => ({ remote: 'mf-members', version: active(), ...FAST }));
    expect((await site.visitor().call(postRemoteStarts, { body: { starts: many } })).status).toBe(400);
  });
});
