import { type Layout, ROUTES } from '@amarena/shared/contracts/platform/routes';
import { describe, expect, it } from '@jest/globals';
import { layoutParts } from './layoutParts.model.ts';

const expected = (name: string): Layout => {
  if (name === 'chats-id' || name === 'members-id-chat') return 'chat';
  if (name.startsWith('landers-') || name.startsWith('members-id-landing')) return 'lander';
  if (name === 'members-id-signup' || name === 'lang-config') return 'empty';
  return 'default';
};

describe('layouts', () => {
  it.each(ROUTES.map((route) => [route.name, route.layout]))('LY-15 gives the route %s the layout %s', (name, layout) => {
    expect(layout).toBe(expected(name));
  });

  it('LY-01 LY-02 LY-03 gives the default layout top bar, banners and footer', () => {
    expect(layoutParts('default')).toEqual({ bar: 'top', footer: true, banners: true });
  });

  it('LY-09 leaves the chat layout bare', () => {
    expect(layoutParts('chat')).toEqual({ bar: null, footer: false, banners: false });
  });

  it('LY-10 LY-11 gives the lander layout a logo bar and the footer', () => {
    expect(layoutParts('lander')).toMatchObject({ bar: 'logo', footer: true });
  });

  it('LY-12 gives the empty layout neither bar nor footer', () => {
    expect(layoutParts('empty')).toMatchObject({ bar: null, footer: false });
  });
});
