import { describe, expect, it } from '@jest/globals';
import { getChats } from '../contracts/chat/chats.ts';
import { search } from '../contracts/people/search.ts';
import { fakeApi } from '../testing/fakeApi.ts';
import { call, provideAnswers, replaceTransport } from './index.ts';

describe('an answer that came with the page', () => {
  it('replaces the first such call, in any order of its query, and no later one', async () => {
    const server = fakeApi().answer(search, { numResults: 7, numOnline: null, results: [], next: null, similar: null });
    const restore = replaceTransport(server.adapter);
    provideAnswers([
      [search.path, { min_age: 30, country: 'IT' }, { numResults: 3, numOnline: null, results: [], next: null, similar: null }],
    ]);
    const found = async (query: { country: 'IT'; min_age: number }) => {
      const answer = await call(search, { query });
      return answer.ok ? answer.value.numResults : answer.error;
    };
    expect(await found({ country: 'IT', min_age: 31 })).toBe(7);
    expect(await found({ country: 'IT', min_age: 30 })).toBe(3);
    expect(await found({ country: 'IT', min_age: 30 })).toBe(7);
    restore();
  });

  it('is checked like one from the network', async () => {
    provideAnswers([[getChats.path, {}, { chats: 'none' }]]);
    expect(await call(getChats)).toMatchObject({ ok: false, error: { code: 'contract_broken' } });
  });
});
