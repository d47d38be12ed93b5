import { putPrivacy } from '@amarena/shared/contracts/account/privacyChoice';
import { getPage } from '@amarena/shared/contracts/platform/staticPages';
import { toHtml } from '@amarena/shared/render';
import { fakeApi, renderWith } from '@amarena/shared/testing';
import { provideSurroundings } from '@amarena/shared/testing/surroundings';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { CookiesScreen } from './CookiesScreen.tsx';
import { KeptChoices } from './KeptChoices.tsx';

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

function PressAtOnce() {
  useLayoutEffect(() => screen.getByRole('button', { name: 'Spegni tutto' }).click(), []);
  return null;
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
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

  it('take a press that comes as soon as React listens to its button', async () => {
    const { api } = await renderWith(
      <>
        <KeptChoices />
        <PressAtOnce />
      </>,
      { api: fakeApi().answer(putPrivacy, undefined) },
    );
    expect(await screen.findByText(/^Salvato/)).toBeInTheDocument();
    expect(api.seen(putPrivacy).map(({ body }) => body)).toEqual([{ off: ['origin', 'trials', 'comfort'] }]);
    expect(switches()).toEqual([false, false, false]);
  });

  it('are not changed by what a browser restored into a switch', async () => {
    setCookie('privacy=origin.comfort; path=/');
    const { api } = await provideSurroundings({ api: fakeApi().answer(putPrivacy, undefined) });
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = (await toHtml(() => <KeptChoices />)).html;
    for (const restored of screen.getAllByRole<HTMLInputElement>('switch')) restored.checked = true;
    await act(async () => {
      root = hydrateRoot(place, <KeptChoices />);
    });
    expect(switches()).toEqual([false, true, false]);
    expect(api.seen(putPrivacy)).toEqual([]);
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
