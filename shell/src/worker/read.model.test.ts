import * as chats from '@amarena/shared/contracts/chat/chats';
import * as icebreakers from '@amarena/shared/contracts/chat/icebreakers';
import * as interests from '@amarena/shared/contracts/people/interests';
import * as likes from '@amarena/shared/contracts/people/likes';
import * as profile from '@amarena/shared/contracts/people/profile';
import * as regions from '@amarena/shared/contracts/people/regions';
import * as search from '@amarena/shared/contracts/people/search';
import * as companyInfo from '@amarena/shared/contracts/platform/companyInfo';
import type { Endpoint } from '@amarena/shared/contracts/platform/endpoint';
import * as settings from '@amarena/shared/contracts/platform/settings';
import { describe, expect, it } from '@jest/globals';
import { isRead, isVersionFile, READ_PATHS, readKey, unneeded } from './read.model.ts';

const origin = 'https://amarena.example';
const isEndpoint = (one: unknown): one is Endpoint => typeof one === 'object' && one !== null && 'method' in one && 'path' in one;
const at = (path: string) => new URL(path, origin);

describe('what is kept of what was read', () => {
  it('is calls that read, of this site alone', () => {
    const contracts = [chats, companyInfo, icebreakers, interests, likes, profile, regions, search, settings].flatMap((module): unknown[] =>
      Object.values(module),
    );
    const read = contracts.flatMap((one) => (isEndpoint(one) && one.method === 'GET' ? [one.path] : []));
    // A photo in a conversation is requested as a picture.
    const paths = READ_PATHS.filter((one) => one !== chats.CHAT_PHOTO_PATH);
    expect(paths).not.toHaveLength(0);
    for (const path of paths) expect(read).toContain(path);
    expect(isRead(at('/api/chats.php'), origin)).toBe(true);
    expect(isRead(new URL('https://elsewhere.example/api/chats.php'), origin)).toBe(false);
  });

  it.each(['/api/user.php', '/api/logout.php', '/api/events.php', '/api/credits.php', '/api/payment.php', '/members'])(
    'is never %s',
    (path) => {
      expect(isRead(at(path), origin)).toBe(false);
    },
  );

  it('has one answer for a conversation, whether it was marked as read or not', () => {
    expect(readKey(`${origin}/api/chat.php?conversation=1&read=true`)).toBe(`${origin}/api/chat.php?conversation=1`);
    expect(readKey(`${origin}/api/chat.php?conversation=1`)).toBe(`${origin}/api/chat.php?conversation=1`);
    expect(readKey(`${origin}/api/chat.php?conversation=2`)).not.toBe(readKey(`${origin}/api/chat.php?conversation=1`));
  });
});

describe('files of versions', () => {
  it('carry a hash, or lie in a folder of versions', () => {
    expect(isVersionFile(new URL('https://cdn.example/mf-chat/1.0.0/page.js'), { integrity: 'sha384-x', origin })).toBe(true);
    expect(isVersionFile(at('/shell/1.0.0/figtree.woff2'), { integrity: '', origin })).toBe(true);
    expect(isVersionFile(at('/artifacts/mf-chat/1.0.0/a.webp'), { integrity: '', origin })).toBe(true);
    expect(isVersionFile(at('/api/chats.php'), { integrity: '', origin })).toBe(false);
    expect(isVersionFile(new URL('https://cdn.example/shell/1.0.0/a.woff2'), { integrity: '', origin })).toBe(false);
  });

  it('go where no version of the newest page needs them', () => {
    const kept = [`${origin}/artifacts/mf-chat/1.0.0/a.js`, `${origin}/artifacts/mf-chat/1.1.0/a.js`, `${origin}/shell/2/main.js`];
    expect(unneeded(kept, [`${origin}/artifacts/mf-chat/1.1.0/`, `${origin}/shell/2/`])).toEqual([
      `${origin}/artifacts/mf-chat/1.0.0/a.js`,
    ]);
  });
});
