import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import type { Person } from '../../chats/support/people.ts';
import { startServer, type TestServer } from '../../support/startServer.ts';
import { type Answered, allCalls, attempt, fieldsOf, schemaOf } from './calls.ts';
import { anOwner, aStranger, asked, heldOf, type Owner } from './world.ts';

const calls = await allCalls();
/** Its answer lists the member's own sessions, including the current one, whichever id was given. */
const ANSWERS_OWN = ['deleteSession'];

const isPrivate = (whose: string): boolean => whose.startsWith('own ') || whose === 'staff';
const takesPrivate = ({ ids }: Endpoint): boolean => Object.values(ids).some(isPrivate);
const forStaff = ({ ids }: Endpoint): boolean => Object.values(ids).includes('staff');

describe('every call without the right to it', () => {
  let server: TestServer;
  let owner: Owner;
  let stranger: Person;
  let bystander: Person;
  beforeAll(async () => {
    server = await startServer();
    [stranger, bystander] = [await aStranger(server), await aStranger(server)];
    owner = await anOwner(server, await aStranger(server));
  });
  afterAll(() => server.close());

  const ask = (call: Endpoint, cookies: ReadonlyMap<string, string>, others: Partial<Owner['ids']>): Promise<Answered> => {
    const query = asked(call.query, call, owner, others) as Record<string, unknown> | undefined;
    const body = asked(call.body, call, owner, others);
    return attempt(server, call, { cookies, ...(query && { query }), ...(body !== undefined && { body }) });
  };
  const belongings = () => [owner.id, ...Object.entries(owner.ids).flatMap(([whose, id]) => (isPrivate(whose) ? [id] : []))];
  const told = ({ text }: Answered): string[] => owner.secrets.filter((secret) => text.includes(secret));
  const unknown = (): Partial<Owner['ids']> =>
    Object.fromEntries(Object.keys(owner.ids).map((whose) => [whose, isPrivate(whose) ? uuidv7() : bystander.id]));

  it('names in its contract whose ids each field takes', () => {
    const undeclared = calls.flatMap((call) =>
      [call.query, call.body].flatMap((schema) =>
        schema === null
          ? []
          : fieldsOf(schemaOf(schema))
              .filter(({ schema: field }) => [field, field.items, ...(field.anyOf ?? [])].some((part) => part?.format === 'uuid'))
              .map(({ path }) => path.join('.'))
              .filter((field) => call.ids[field] === undefined)
              .map((field) => `${call.name}.${field}`),
      ),
    );
    expect(undeclared).toEqual([]);
  });

  it.each(calls.filter(({ access }) => access === 'member'))(
    'a visitor without a session cannot make a call for members: $name',
    async (call) => {
      const before = await heldOf(server, belongings());
      const answer = await ask(call, new Map(), { 'any member': bystander.id });
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, 'authentication_required']);
      expect(await heldOf(server, belongings())).toBe(before);
    },
  );

  it.each(calls.filter(takesPrivate))('a stranger cannot reach what is another member’s by its id: $name', async (call) => {
    const before = await heldOf(server, belongings());
    const foreign = await ask(call, stranger.client.cookies, { 'any member': bystander.id });
    expect(await heldOf(server, belongings())).toBe(before);
    expect(told(foreign)).toEqual([]);
    if (forStaff(call)) expect([foreign.status, JSON.parse(foreign.text).code]).toEqual([403, 'forbidden']);
    else {
      // Another member's data is answered like data that does not exist: not even its existence is revealed.
      const nobodys = await ask(call, stranger.client.cookies, unknown());
      expect(foreign.status).toBe(nobodys.status);
      if (!ANSWERS_OWN.includes(call.name)) expect(foreign.text).toBe(nobodys.text);
      expect(foreign.status).toBeLessThan(500);
    }
  });

  it.each(calls.filter(({ method }) => method === 'GET'))(
    'a stranger is told nothing that only the owner may know: $name',
    async (call) => {
      for (const cookies of [new Map<string, string>(), stranger.client.cookies]) {
        const answer = await ask(call, cookies, { 'any member': owner.id });
        expect(answer.status).toBeLessThan(500);
        expect(told(answer)).toEqual([]);
      }
    },
  );
});
