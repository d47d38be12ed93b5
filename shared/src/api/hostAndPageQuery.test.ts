import { describe, expect, it } from '@jest/globals';
import { search } from '../contracts/people/search.ts';
import { getSettings } from '../contracts/platform/settings.ts';
import { fakeApi } from '../testing/fakeApi.ts';
import { aSettings } from '../testing/siteBuilders.ts';
import { createApi } from './client.ts';

describe('what a call sends', () => {
  const settingsAt = async (host: string, search: string) => {
    const server = fakeApi().answer(getSettings, aSettings());
    await createApi({ adapter: server.adapter, page: () => ({ host, search }) }).call(getSettings);
    return server.seen(getSettings)[0]?.query;
  };

  it('API-19 sends the host of the page with the settings call', async () => {
    expect(await settingsAt('example.test', '')).toEqual({ domain: 'example.test' });
  });

  it('API-20 passes the query of the page on', async () => {
    expect(await settingsAt('example.test', '?network=a&sub1=b')).toEqual({ network: 'a', sub1: 'b', domain: 'example.test' });
  });

  it('API-21 lets the host win over a domain in the query', async () => {
    expect(await settingsAt('example.test', '?domain=x')).toEqual({ domain: 'example.test' });
  });

  it('leaves the query of other calls alone', async () => {
    const server = fakeApi().answer(search, { results: [], numResults: 0, numOnline: 0, next: null, similar: null });
    const page = () => ({ host: 'example.test', search: '?network=a' });
    await createApi({ adapter: server.adapter, page }).call(search, { query: { gender: 'female' } });
    expect(server.seen(search)[0]?.query).toEqual({ gender: 'female' });
  });
});
