import type { MadeCall } from '@amarena/shared/federation/render';
import { describe, expect, it } from '@jest/globals';
import { createCommonCalls } from './commonCalls.ts';

const [SCREEN, OTHER] = ['1.0.0 mf_members_1_0_0 /members', '1.0.0 mf_members_1_1_0 /members'] as const;
const search = (age: number): MadeCall[] => [['/api/search.php', { age_min: age }]];

describe('the calls of a screen that say nothing of a person', () => {
  it('are those that two members made exactly alike', () => {
    const common = createCommonCalls();
    common.made(SCREEN, 'giulia', search(30));
    common.made(SCREEN, 'marco', search(30));
    expect(common.of(SCREEN)).toEqual(search(30));
  });

  it('are none that only one member made, however often', () => {
    const common = createCommonCalls();
    common.made(SCREEN, 'giulia', search(30));
    common.made(SCREEN, 'giulia', search(30));
    common.made(SCREEN, 'marco', search(31));
    common.made(SCREEN, 'giulia', [...search(31), ['/api/chats.php', {}]]);
    expect(common.of(SCREEN)).toEqual([]);
  });

  it('stay known when another member makes others', () => {
    const common = createCommonCalls();
    for (const member of ['giulia', 'marco']) common.made(SCREEN, member, search(30));
    common.made(SCREEN, 'anna', search(44));
    expect(common.of(SCREEN)).toEqual(search(30));
  });

  it('are those of one version and address alone', () => {
    const common = createCommonCalls();
    common.made(SCREEN, 'giulia', search(30));
    common.made(OTHER, 'marco', search(30));
    expect([common.of(SCREEN), common.of(OTHER)]).toEqual([[], []]);
  });
});
