import { describe, expect, it } from '@jest/globals';
import { ROUTES } from '../contracts/platform/routes.ts';
import { pathAfterLogin } from './afterLogin.ts';
import { decide } from './decision.ts';
import { runMiddleware } from './middleware.ts';

const visit = (path: string, member = false, search = '') => decide({ path, search, member });
const EXAMPLES: Readonly<Record<string, string>> = { type: 'given', paymentmethod: 'card', queue: 'photos', tab: 'test' };
const filled = (path: string) => path.replace(/:(\w+)\??/g, (_parameter, name: string) => EXAMPLES[name] ?? 'p1');

describe('what an address shows', () => {
  it('shows what is live to developers, and to others that there is no such page', () => {
    const delivery = (roles: readonly string[]) => decide({ path: '/delivery', search: '', member: true, roles }).type;
    expect([delivery(['developer']), delivery(['moderator', 'editor']), delivery([])]).toEqual(['page', 'error', 'error']);
  });

  it('shows the desk to moderators, and to others that there is no such page', () => {
    const desk = (roles: readonly string[]) => decide({ path: '/desk/reports', search: '', member: true, roles });
    expect(desk(['moderator'])).toMatchObject({ type: 'page', params: { queue: 'reports' } });
    for (const roles of [[], ['editor', 'developer']]) expect(desk(roles)).toEqual({ type: 'error', status: 404, message: null });
    expect(visit('/desk')).toEqual({ type: 'redirect', to: '/login?back=%2Fdesk' });
  });

  it('RT-69 answers an unknown address with 404', () => {
    expect(visit('/no/such/page')).toEqual({ type: 'error', status: 404, message: null });
  });

  it('RT-48 answers an unknown word at the top of the site in the same way, as the server does', () => {
    expect(visit('/nosuch')).toEqual({ type: 'error', status: 404, message: null });
    expect(visit('/safety')).toMatchObject({ type: 'page', params: { token: 'safety' } });
  });

  it('RT-06 sends a member from the home page on to the search', () => {
    expect(visit('/', true)).toEqual({ type: 'redirect', to: '/members' });
    expect(visit('/')).toMatchObject({ type: 'page', route: { name: 'index' } });
  });

  it.each(ROUTES.filter((route) => route.access === 'member').map((route) => route.path))(
    'RP-08 sends a visitor from %s to the log-in, with the way back',
    (path) => {
      const address = filled(path);
      expect(visit(address, false, '?a=1')).toEqual({ type: 'redirect', to: `/login?back=${encodeURIComponent(`${address}?a=1`)}` });
    },
  );

  it('RT-05 leads from the log-in to the search', () => {
    expect(visit('/login', true)).toEqual({ type: 'redirect', to: '/members' });
  });

  it('RP-08 leads from the log-in back to where the visitor wanted to go', () => {
    expect(visit('/login', true, '?back=%2Fcredits%2Fp1%3Fx%3D2')).toEqual({ type: 'redirect', to: '/credits/p1?x=2' });
  });

  it.each(['https://evil.example/x', '//evil.example', '/no/such/page', '/login?back=/login', '/', 'javascript:alert(1)'])(
    'does not let a link lead from the log-in to %s',
    (back) => {
      expect(pathAfterLogin(`?${new URLSearchParams({ back })}`)).toBe('/members');
    },
  );

  it('ERR-29 answers a middleware that nobody registered with 500', () => {
    expect(runMiddleware(['visitor', 'nonsense'], { path: '/', search: '', member: false })).toMatchObject({ type: 'error', status: 500 });
  });
});
