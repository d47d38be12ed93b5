import { describe, expect, it } from '@jest/globals';
import { visitorSearchShown } from './visitorSearch.ts';

describe('search of visitors', () => {
  const both = { logged_out_search: 'none', logged_out_search_trafficsource: 'none' };

  it('LOS-01 is hidden where both settings are "none", with a traffic source', () => {
    expect(visitorSearchShown(both, { network: 'ads' })).toBe(false);
  });

  it('LOS-02 is shown for another logged_out_search, with and without a traffic source', () => {
    const open = { ...both, logged_out_search: 'all' };
    expect([visitorSearchShown(open, {}), visitorSearchShown(open, { network: 'ads' })]).toEqual([true, true]);
  });

  it('LOS-03 is shown to a traffic source where only its own setting is open', () => {
    expect(visitorSearchShown({ ...both, logged_out_search_trafficsource: 'all' }, { network: 'ads' })).toBe(true);
  });

  it('LOS-04 is hidden by "none" alone without a traffic source, whatever the second setting says', () => {
    for (const second of ['none', 'all']) {
      expect(visitorSearchShown({ ...both, logged_out_search_trafficsource: second }, {})).toBe(false);
    }
  });
});
