import { describe, expect, it } from '@jest/globals';
import { INTERRUPTED_STORE, interruptedPath, isProfile, keepInterrupted } from './interrupted.ts';

const CHAT = '/members/01900000-0000-7000-8000-000000000001/chat';

function aBrowser() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return (memberId = 'giulia', now = 0) => ({ storage, memberId, now });
}

describe('a conversation that a purchase interrupts', () => {
  it('is where the same member goes on, for an hour', () => {
    const at = aBrowser();
    keepInterrupted(CHAT, at());
    expect(interruptedPath(at('giulia', 3_599_999))).toBe(CHAT);
    expect(interruptedPath(at('giulia', 3_600_000))).toBeNull();
    expect(interruptedPath(at('marco'))).toBeNull();
  });

  it('may be a profile on which a gift was on its way', () => {
    const at = aBrowser();
    const profile = CHAT.replace('/chat', '');
    keepInterrupted(profile, at());
    expect(interruptedPath(at())).toBe(profile);
    expect([profile, profile.replace('/members', '/likes/m'), CHAT].map(isProfile)).toEqual([true, true, false]);
  });

  it('is none where the purchase began elsewhere, also after an earlier one', () => {
    const at = aBrowser();
    keepInterrupted(CHAT, at());
    keepInterrupted('/credits', at());
    expect(interruptedPath(at())).toBeNull();
  });

  it('leads only to conversations of this site, regardless of who wrote the address', () => {
    const at = aBrowser();
    for (const path of ['https://evil.example/chats/1', '//members/evil.example/chat', '/settings']) {
      at().storage.setItem(INTERRUPTED_STORE, new URLSearchParams({ path, member: 'giulia', at: '0' }).toString());
      expect(interruptedPath(at())).toBeNull();
    }
  });
});
