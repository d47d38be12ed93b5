import { putPrivacy } from '@amarena/shared/contracts/account/privacyChoice';
import { getPage } from '@amarena/shared/contracts/platform/staticPages';
import { fakeApi, renderWith } from '@amarena/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CookiesScreen } from './CookiesScreen.tsx';

const PAGE = { token: 'cookies', title: 'Cookie', lead: 'Solo cookie nostri.', valid_from: null, sections: [] };

const open = async (api = fakeApi()) => {
  await renderWith(<CookiesScreen />, { api: api.answer(getPage, PAGE), address: '/pages/cookies' });
  await screen.findByRole('heading', { name: 'Le tue scelte' });
  return { api, person: userEvent.setup() };
};
const switches = () => screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked);
const origin = () => screen.getByRole('switch', { name: /^Da dove arrivi/ });

const setCookie = (cookie: string, page: Pick<Document, 'cookie'> = document): void => {
  page.cookie = cookie;
};
beforeEach(() => {
  localStorage.clear();
  setCookie('privacy=; path=/; max-age=0');
});

describe('the choices on the page about cookies', () => {
  it('begin with what this browser says', async () => {
    setCookie('privacy=trials; path=/');
    await open();
    expect(switches()).toEqual([true, false, true]);
  });

  it('keep a choice with the server and remove what was there, and nothing else', async () => {
    localStorage.setItem('amarena.tracking', 'at=1&network=x');
    localStorage.setItem('amarena.drafts.giulia', '{}');
    const { api, person } = await open(fakeApi().answer(putPrivacy, undefined));
    await person.click(origin());
    expect(await screen.findByText(/^Salvato/)).toBeInTheDocument();
    expect(api.seen(putPrivacy).map(({ body }) => body)).toEqual([{ off: ['origin'] }]);
    expect([localStorage.getItem('amarena.tracking'), localStorage.getItem('amarena.drafts.giulia')]).toEqual([null, '{}']);
    expect(switches()).toEqual([false, true, true]);
  });

  it('take one press for no as for yes', async () => {
    const { api, person } = await open(fakeApi().answer(putPrivacy, undefined));
    await person.click(screen.getByRole('button', { name: 'Spegni tutto' }));
    expect(await screen.findByText(/^Salvato/)).toBeInTheDocument();
    expect(switches()).toEqual([false, false, false]);
    await person.click(screen.getByRole('button', { name: 'Accendi tutto' }));
    expect(api.seen(putPrivacy).map(({ body }) => body)).toEqual([{ off: ['origin', 'trials', 'comfort'] }, { off: [] }]);
  });

  it('stay as they were where they cannot be kept, and nothing is removed', async () => {
    localStorage.setItem('amarena.tracking', 'at=1&network=x');
    const { person } = await open(fakeApi().refuse(putPrivacy, { code: 'internal' }));
    await person.click(origin());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(switches()).toEqual([true, true, true]);
    expect(localStorage.getItem('amarena.tracking')).toBe('at=1&network=x');
  });
});
