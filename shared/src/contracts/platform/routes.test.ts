import { describe, expect, it } from '@jest/globals';
import { QUEUES } from '../moderation/moderation.ts';
import { PACKAGE_IDS } from '../money/packages.ts';
import { PAYMENT_METHODS } from '../money/paymentMethods.ts';
import { MEMBERS_AREA } from './membersArea.ts';
import { findRoute, pathTo, ROUTES, routeNamed } from './routes.ts';

const MEMBERS_AREA_ROUTES = ['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium'];

describe('route names', () => {
  it('RT-02 names the home page index', () => {
    expect(findRoute('/')?.route.name).toBe('index');
  });

  it('RT-03 joins the segments with hyphens and parameters by their bare name', () => {
    expect(routeNamed('members-id').path).toBe('/members/:id');
    expect(routeNamed('likes-type').path).toBe('/likes/:type');
    expect(routeNamed('likes-m-id').path).toBe('/likes/m/:id');
    expect(routeNamed('credits-id-paymentmethod').path).toBe('/credits/:id/:paymentmethod?');
    expect(routeNamed('complete-signup').path).toBe('/complete-signup');
  });

  it('gives each route a name of its own', () => {
    expect(new Set(ROUTES.map((route) => route.name)).size).toBe(ROUTES.length);
  });

  it('throws for a name that does not exist, and says where names stand', () => {
    // @ts-expect-error It does not compile, but code built with another route table can do it at run time.
    expect(() => routeNamed('nowhere')).toThrow('contracts/platform/routes.ts');
  });
});

describe('matching', () => {
  it('RT-25 takes the repeat order before a package of that id', () => {
    expect(findRoute('/credits/repeat-order')?.route.name).toBe('credits-repeat-order');
    expect(findRoute('/credits/p1')?.route.name).toBe('credits-id-paymentmethod');
  });

  it('RT-47 RT-48 takes fixed addresses before a content page, and knows no other content pages than those there are', () => {
    expect(findRoute('/members')?.route.name).toBe('members');
    expect(findRoute('/safety')).toMatchObject({ route: { name: 'token' }, params: { token: 'safety' } });
    expect(findRoute('/no-such-token')).toBeNull();
    for (const path of ['/terms', '/safety/more', '/a.b', '/-a']) expect(findRoute(path)).toBeNull();
  });

  it('decodes parameters, leaves a missing one out and ignores a trailing slash', () => {
    expect(findRoute('/members/a%20b/')?.params).toEqual({ id: 'a b' });
    expect(findRoute('/credits/p1/')?.params).toEqual({ id: 'p1' });
    expect(findRoute('/credits/p1/card')?.params).toEqual({ id: 'p1', paymentmethod: 'card' });
  });

  it('finds nothing for an unknown or a broken address', () => {
    expect(findRoute('/no/such/page')).toBeNull();
    expect(findRoute('/members/%E0%A4%A')).toBeNull();
  });

  it('LK-04 finds nothing for a word that is none of a closed list', () => {
    for (const path of ['/likes/other', '/credits/nosuch', '/credits/p1/cash', '/desk/nosuch', '/editor/1/nosuch']) {
      expect([path, findRoute(path)]).toEqual([path, null]);
    }
  });

  it('names in its closed lists what the contracts know', () => {
    for (const id of PACKAGE_IDS) {
      for (const paymentmethod of PAYMENT_METHODS)
        expect(findRoute(pathTo('credits-id-paymentmethod', { id, paymentmethod }))).not.toBeNull();
    }
    for (const queue of QUEUES) expect(findRoute(pathTo('desk-queue-id', { queue }))).not.toBeNull();
  });

  it('builds the address that it finds again', () => {
    expect(pathTo('members-id', { id: 'a b' })).toBe('/members/a%20b');
    expect(pathTo('credits-id-paymentmethod', { id: 'p1' })).toBe('/credits/p1');
    expect(pathTo('index')).toBe('/');
  });
});

describe('layouts', () => {
  const expectedLayout = (path: string): string => {
    if (path === '/chats/:id' || path === '/members/:id/chat') return 'chat';
    if (path.startsWith('/landers/') || path.startsWith('/members/:id/landing')) return 'lander';
    return path === '/members/:id/signup' || path === '/lang-config' ? 'empty' : 'default';
  };

  it('LY-15 gives every route its layout', () => {
    expect(ROUTES.map((route) => [route.name, route.layout])).toEqual(ROUTES.map((route) => [route.name, expectedLayout(route.path)]));
  });
});

describe('members area', () => {
  it('LY-16 is exactly six routes', () => {
    expect([...MEMBERS_AREA].sort()).toEqual([...MEMBERS_AREA_ROUTES].sort());
    for (const name of MEMBERS_AREA) expect(routeNamed(name).name).toBe(name);
  });

  it('LY-17 leaves every other route outside', () => {
    const outside = ROUTES.map((route) => route.name).filter((name) => !MEMBERS_AREA_ROUTES.includes(name));
    expect(outside).toEqual(expect.arrayContaining(['likes-type', 'credits', 'profile']));
    for (const name of outside) expect(MEMBERS_AREA).not.toContain(name);
  });
});
