import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/startServer.ts';
import { type Answered, type Attempt, allCalls, attempt, fieldsOf, type InputSchema, schemaOf, TOO_LARGE, withWrong } from './calls.ts';
import { anOwner, aStranger, asked, type Owner } from './world.ts';

/** Values that no field accepts. */
const REFUSED: readonly unknown[] = ['a\u0000b', 'a\ud800', 'a\u0007b'];
/** Values that a field of the type may or may not accept; the server must not fail on them. */
const ODD: Readonly<Record<string, readonly unknown[]>> = {
  string: [7, true, null, [], {}, '', ' '.repeat(300), 'x'.repeat(30_000), '\u202e%00\\u0000', '99999999999999999999'],
  number: ['7', null, {}, -1, 1.5, 2 ** 31, -(2 ** 31), 2 ** 53, 1e300, TOO_LARGE],
  other: [
    7,
    '7',
    null,
    [],
    {},
    [null],
    'x'.repeat(30_000),
    { toString: 1 },
    { template: 'gallery', name: 'a\u0000b', blocks: [{ kind: 'hero', title: 'a\ud800' }] },
  ],
};
const WHOLE: readonly unknown[] = [null, [], 'text', 7, true, { '': 1 }, { constructor: { prototype: 1 }, toString: 'x' }];

const kindOf = ({ type, anyOf }: InputSchema): keyof typeof ODD => {
  const known = type ?? anyOf?.[0]?.type;
  if (known === 'integer' || known === 'number') return 'number';
  return known === 'string' ? 'string' : 'other';
};

/** Fields whose text is cleaned instead of refused: a pasted half of an emoji costs no one a message. */
const CLEANED: ReadonlySet<string> = new Set(['postChat text']);

const calls = await allCalls();

describe('every call, with values that are wrong', () => {
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    server = await startServer();
    owner = await anOwner(server, await aStranger(server));
    // A member with every right reaches what is refused to everyone else.
    const roles = { roles: ['editor' as const, 'moderator' as const, 'developer' as const] };
    await server.platform.db.updateTable('members').set(roles).where('id', '=', owner.id).execute();
  });
  afterAll(() => server.close());

  async function broken(call: Endpoint, what: string, sent: Attempt, wrong: (answer: Answered) => boolean): Promise<string[]> {
    const answer = await attempt(server, call, { cookies: owner.client.cookies, ...sent });
    return wrong(answer) ? [`${call.name}, ${what}: ${answer.status} ${answer.text.slice(0, 120)}`] : [];
  }
  const breaks = ({ status }: Answered) => status >= 500;
  const passes = ({ status }: Answered) => status >= 500 || status < 400;

  it.each(calls.filter(({ body }) => body !== null))('refuses a wrong body or takes it, and never breaks: $name', async (call) => {
    const { body } = call;
    if (body === null) return;
    const query = (asked(call.query, call, owner) ?? {}) as Record<string, unknown>;
    const good = asked(body, call, owner);
    const found: string[] = [];
    for (const { path, schema } of fieldsOf(schemaOf(body))) {
      const at = path.join('.');
      for (const wrong of CLEANED.has(`${call.name} ${at}`) ? [] : REFUSED)
        found.push(...(await broken(call, `${at} ${JSON.stringify(wrong)}`, { query, body: withWrong(good, path, wrong) }, passes)));
      for (const wrong of [undefined, ...(ODD[kindOf(schema)] ?? [])])
        found.push(
          ...(await broken(call, `${at} ${JSON.stringify(wrong)?.slice(0, 40)}`, { query, body: withWrong(good, path, wrong) }, breaks)),
        );
    }
    for (const wrong of WHOLE) found.push(...(await broken(call, `whole ${JSON.stringify(wrong)}`, { query, body: wrong }, breaks)));
    expect(found).toEqual([]);
  });

  it.each(calls.filter(({ query }) => query !== null))('refuses a wrong query or takes it, and never breaks: $name', async (call) => {
    const { query } = call;
    if (query === null) return;
    const good = (asked(query, call, owner) ?? {}) as Record<string, unknown>;
    const found: string[] = [];
    for (const { path } of fieldsOf(schemaOf(query))) {
      const name = path.join('.');
      for (const wrong of ['a\u0000b', 'a\u0007b'])
        found.push(...(await broken(call, `${name} ${JSON.stringify(wrong)}`, { query: { ...good, [name]: wrong } }, passes)));
      for (const wrong of ['', '-1', '2147483648', '99999999999999999999', '1e400', 'NaN', 'null', 'x'.repeat(5_000), "'", '[]'])
        found.push(...(await broken(call, `${name} ${wrong.slice(0, 40)}`, { query: { ...good, [name]: wrong } }, breaks)));
      for (const wrong of [
        `${name}=a&${name}=b`,
        `${name}[]=a`,
        `${name}[x]=a`,
        `${name}=%ff`,
        `${name}=%`,
        `${name}=%ed%a0%80`,
        `${name}`,
      ])
        found.push(...(await broken(call, wrong, { query: wrong }, breaks)));
    }
    found.push(...(await broken(call, 'nothing', { query: '' }, breaks)));
    found.push(...(await broken(call, 'odd names', { query: '__proto__=1&constructor=2&=3&%00=4' }, breaks)));
    expect(found).toEqual([]);
  });
});
