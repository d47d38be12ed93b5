import { aCard, aChat, aMessage, anId } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { filterChats, searchChats } from './chatList.model.ts';

const zoe = aChat({ profile: aCard({ name: 'Zoë' }), last_message: aMessage({ text: 'Perché no?' }) });
const marco = aChat({
  conversation: { id: anId(202), updated_at: '2026-11-20T10:00:00.000Z' },
  profile: aCard({ id: anId(2), name: 'Marco' }),
  last_message: aMessage({ text: 'A giovedì' }),
});
const lastLine = ({ last_message }: typeof zoe) => (last_message?.kind === 'text' ? last_message.text : '');
const names = (search: string) => searchChats([zoe, marco], search, lastLine).map(({ profile }) => profile.name);

describe('search in the list', () => {
  it.each([
    ['zoe', ['Zoë']],
    ['ZOË', ['Zoë']],
    ['perche', ['Zoë']],
    ['giovedi', ['Marco']],
    ['marco gio', ['Marco']],
    ['  ', ['Zoë', 'Marco']],
    ['nessuno', []],
  ])('finds by name and last line without case and accents: %s', (search, expected) => {
    expect(names(search)).toEqual(expected);
  });

  it('keeps the open conversation under every filter', () => {
    expect(filterChats([zoe, marco], 'unread', anId(202))).toEqual([marco]);
  });
});
