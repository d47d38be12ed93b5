import { describe, expect, it } from '@jest/globals';
import { GuestContract, guestPath, isGuestName, isPartName } from './guests.ts';
import { LANGUAGES } from './languages.ts';
import { findRoute, pathTo, REMOTES, routeNamed } from './routes.ts';

const owns = (path: string) => findRoute(path)?.route.owner ?? null;

describe('the addresses of guests', () => {
  it('belong to the guest that they name, with everything below', () => {
    for (const path of ['/more/gifts', '/more/gifts/', '/more/gifts/sent/3'])
      expect([path, findRoute(path)]).toMatchObject([path, { route: { name: 'guest', owner: 'mf-gifts' }, params: { guest: 'gifts' } }]);
    expect(owns('/more/quiz/gifts')).toBe('mf-quiz');
  });

  it('are no others than those below /more, and never those of a remote of this release', () => {
    const paths = [
      '/more',
      '/more/',
      '/more/g',
      '/more/Gifts',
      '/more/gi-fts',
      `/more/${'a'.repeat(21)}`,
      '/gifts',
      '/more/gifts/%E0%A4%A',
    ];
    for (const path of [...paths, ...REMOTES.map((name) => `/more/${name.slice(3)}`)]) expect([path, owns(path)]).toEqual([path, null]);
  });

  it('are built from a word and what is below, encoded', () => {
    expect(pathTo('guest', { guest: 'gifts' })).toBe('/more/gifts');
    expect(guestPath('gifts')).toBe('/more/gifts');
    expect(guestPath('gifts', 'sent', 'a/b')).toBe('/more/gifts/sent/a%2Fb');
    expect(() => guestPath('chat')).toThrow('no guest');
  });

  it('leave the row of the table as it is', () => {
    expect(owns('/more/gifts')).toBe('mf-gifts');
    expect(routeNamed('guest').owner).toBe('mf-*');
  });
});

describe('the name of a guest', () => {
  it('is mf- and 2 to 20 letters, and not that of a remote of this release', () => {
    expect(['mf-gifts', 'mf-ab', `mf-${'a'.repeat(20)}`].filter(isGuestName)).toHaveLength(3);
    const others = ['mf-*', 'mf-', 'mf-a', `mf-${'a'.repeat(21)}`, 'mf-Gifts', 'mf-gi-fts', 'gifts', 'shell', 'mf-gifts ', ...REMOTES];
    expect(others.filter(isGuestName)).toEqual([]);
  });

  it('is a name of a part, like the shell and the remotes of this release', () => {
    expect(['shell', 'mf-gifts', ...REMOTES].filter(isPartName)).toHaveLength(REMOTES.length + 2);
    expect(['mf-*', '__proto__', 'all', '../mf-gifts'].filter(isPartName)).toEqual([]);
  });
});

describe('what a guest says of its page', () => {
  const titles = Object.fromEntries(LANGUAGES.map((language) => [language, 'Gifts']));
  const accepts = (change: object) => GuestContract.safeParse({ access: 'member', titles, ...change }).success;

  it('has a title of at most 60 characters in every language of the site, and no others', () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ titles: { ...titles, it: 'a'.repeat(60) } })).toBe(true);
    for (const wrong of [{ it: 'a'.repeat(61) }, { it: ' ' }, { it: undefined }, { pt: 'Presentes' }])
      expect([wrong, accepts({ titles: { ...titles, ...wrong } })]).toEqual([wrong, false]);
  });

  it('says who may open it', () => {
    expect([accepts({ access: 'visitor' }), accepts({ access: 'moderator' }), accepts({ access: undefined })]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
