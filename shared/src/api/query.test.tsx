import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { getInterests } from '../contracts/people/interests.ts';
import { getProfile } from '../contracts/people/profile.ts';
import { getRegions } from '../contracts/people/regions.ts';
import { getCompanyInfo } from '../contracts/platform/companyInfo.ts';
import type { Endpoint } from '../contracts/platform/endpoint.ts';
import { anId, aProfile } from '../testing/builders.ts';
import { type FakeApi, fakeApi } from '../testing/fakeApi.ts';
import { aCompanyInfo } from '../testing/siteBuilders.ts';
import {
  allCached,
  createQueryClient,
  invalidate,
  keyOf,
  ProblemError,
  pagesKeyOf,
  patchCached,
  patchPages,
  problemOf,
  type QueryClient,
  QueryClientProvider,
  queryFor,
  readWith,
  useQuery,
} from './query.ts';
import { replaceTransport } from './transport.ts';

let server: FakeApi;
let takeBack: () => void;
let client: QueryClient;

beforeEach(() => {
  server = fakeApi();
  takeBack = replaceTransport(server.adapter);
  client = createQueryClient();
});
afterEach(() => {
  client.clear();
  takeBack();
});

function Once({ endpoint }: { endpoint: typeof getInterests | typeof getRegions | typeof getCompanyInfo }) {
  const query = useQuery(queryFor<Endpoint>(endpoint));
  return <p>{query.isSuccess ? 'ready' : 'loading'}</p>;
}

async function usedTwice(endpoint: typeof getInterests | typeof getRegions | typeof getCompanyInfo): Promise<number> {
  for (const _time of [1, 2]) {
    const { unmount } = render(
      <QueryClientProvider client={client}>
        <Once endpoint={endpoint} />
        <Once endpoint={endpoint} />
      </QueryClientProvider>,
    );
    expect(await screen.findAllByText('ready')).toHaveLength(2);
    unmount();
  }
  await client.prefetchQuery(queryFor<Endpoint>(endpoint));
  return server.seen(endpoint).length;
}

describe('what never changes is asked once', () => {
  it('API-35 fetches the interests once', async () => {
    server.answer(getInterests, { interests: ['wine'] });
    expect(await usedTwice(getInterests)).toBe(1);
  });

  it('API-36 fetches the regions once', async () => {
    server.answer(getRegions, { regions: { IT: [{ key: 'lazio', name: 'Lazio' }] } });
    expect(await usedTwice(getRegions)).toBe(1);
  });

  it('API-37 fetches the company once', async () => {
    server.answer(getCompanyInfo, aCompanyInfo());
    expect(await usedTwice(getCompanyInfo)).toBe(1);
  });
});

describe('queries', () => {
  it('throw the refusal that the server sent', async () => {
    server.refuse(getProfile, { code: 'profile_deleted' }, 404);
    const asked = client.fetchQuery(queryFor(getProfile, { query: { id: anId(1) } }));
    await expect(asked).rejects.toEqual(new ProblemError({ code: 'profile_deleted' }));
  });

  it('are invalidated together by the key without input', async () => {
    expect(keyOf(getProfile, { query: { id: anId(1) } })).toEqual(['getProfile', { id: anId(1) }]);
    expect(keyOf(getProfile)).toEqual(['getProfile']);
  });

  it('are kept apart from lists in pages, and both are read again where their endpoint is', async () => {
    const plain = keyOf(getProfile);
    const paged = pagesKeyOf(getProfile);
    client.setQueryData(plain, { profile: aProfile() });
    client.setQueryData(paged, { pages: [{ profile: aProfile() }], pageParams: [null] });
    expect(allCached(client, plain)).toEqual([{ profile: aProfile() }]);
    patchPages(client, paged, ({ profile }) => ({ profile: { ...profile, liked: true } }));
    patchCached(client, plain, ({ profile }) => ({ profile: { ...profile, blocked: true } }));
    expect(client.getQueryData(plain)?.profile).toMatchObject({ liked: false, blocked: true });
    expect(client.getQueryData(paged)?.pages[0]?.profile).toMatchObject({ liked: true, blocked: false });
    await invalidate(client, [getProfile]);
    expect([plain, paged].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  });

  it('read again for the first time where the answer under way may be from before the change', async () => {
    const answers: ((name: string) => void)[] = [];
    const list = { queryKey: ['list'], queryFn: () => new Promise<string>((resolve) => answers.push(resolve)) };
    const observer = new QueryObserver(client, list);
    const stop = observer.subscribe(() => undefined);
    expect(answers).toHaveLength(1);
    const again = client.invalidateQueries({ queryKey: list.queryKey });
    expect(answers).toHaveLength(2);
    answers[0]?.('before');
    answers[1]?.('after');
    await again;
    expect(observer.getCurrentResult()).toMatchObject({ data: 'after', isFetching: false });
    stop();
  });

  it('answer whoever waits for a first read that nobody observes, also if they are invalidated meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const waiting = client.fetchQuery({ queryKey: ['list'], queryFn: () => promise });
    void client.invalidateQueries({ queryKey: ['list'], refetchType: 'none' });
    resolve('read');
    expect(await waiting).toBe('read');
  });

  it('show a bug as a bug', () => {
    expect(problemOf(new ProblemError({ code: 'network' }))).toEqual({ code: 'network' });
    expect(() => problemOf(new TypeError('bug'))).toThrow(TypeError);
  });
});

it('shows what is written into the cache before the browser does anything else', async () => {
  client.setQueryData(['switch'], false);
  const seen: unknown[] = [];
  const stop = new QueryObserver(client, { queryKey: ['switch'], enabled: false }).subscribe(({ data }) => seen.push(data));
  client.setQueryData(['switch'], true);
  await Promise.resolve();
  expect(seen).toEqual([true]);
  stop();
});

describe('what the worker stored', () => {
  const { signal } = new AbortController();
  const isRefused = (client: QueryClient, queryKey: readonly unknown[], pageParam?: string | null) =>
    readWith({ signal, client, queryKey, ...(pageParam !== undefined && { pageParam }) }).fresh;

  it('may be shown where the page shows nothing yet, and replaces no answer that it has', () => {
    const client = createQueryClient();
    const queryKey = keyOf(getProfile, { query: { id: anId(1) } });
    expect(isRefused(client, queryKey)).toBe(false);
    client.setQueryData(queryKey, { profile: aProfile() });
    expect(isRefused(client, queryKey)).toBe(true);
  });

  it('may continue a list by a page that was not loaded yet, so that older messages can be read without a network', () => {
    const client = createQueryClient();
    const queryKey = ['list'];
    expect(isRefused(client, queryKey, null)).toBe(false);
    client.setQueryData(queryKey, { pages: [{}], pageParams: [null] });
    expect(isRefused(client, queryKey, null)).toBe(true);
    expect(isRefused(client, queryKey, 'older')).toBe(false);
  });
});
