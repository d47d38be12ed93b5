import { getPage, type Page } from '@amarena/shared/contracts/platform/staticPages';
import { fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { textPieces } from './pages.model.ts';
import { StaticPageScreen } from './StaticPageScreen.tsx';

const aPage = (change: Partial<Page> = {}): Page => ({
  token: 'terms',
  title: 'Termini e condizioni',
  lead: 'Le regole.',
  valid_from: null,
  sections: [
    {
      heading: 'Prezzi',
      body: [
        { kind: 'text', text: 'Sono nella [pagina dei prezzi](/pricing).' },
        { kind: 'list', items: ['Uno', '[Scrivici](mailto:aiuto@amarena.test)'] },
      ],
    },
  ],
  ...change,
});
const open = (page: Page = aPage(), address = '/pages/terms') =>
  renderWith(<StaticPageScreen />, { api: fakeApi().answer(getPage, page), address });

describe('a document of the site', () => {
  it('SP-05 is read by its title, its lead and its sections', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Termini e condizioni' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Prezzi' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Uno', 'Scrivici']);
  });

  it('leads to other screens, and to a mail program', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'pagina dei prezzi' })).toHaveAttribute('href', '/pricing');
    expect(screen.getByRole('link', { name: 'Scrivici' })).toHaveAttribute('href', 'mailto:aiuto@amarena.test');
  });

  it('asks for the document of its address in the language of the page', async () => {
    const { api } = await open(aPage({ token: 'return-policy' }), '/pages/return-policy');
    await screen.findByRole('heading', { level: 1 });
    expect(api.seen(getPage).map(({ query }) => query)).toEqual([{ token: 'return-policy', language: 'it' }]);
  });

  it('TVD-04 says since when it applies', async () => {
    await open(aPage({ valid_from: '2023-12-01T12:00:00.000Z' }));
    expect(await screen.findByText('In vigore dal 1 dicembre 2023')).toBeInTheDocument();
  });

  it('opens a long document with what stands where', async () => {
    const sections = Array.from({ length: 6 }, (_, index) => ({ heading: `Parte ${index + 1}`, body: [] }));
    await open(aPage({ sections }));
    const contents = await screen.findByRole('navigation', { name: 'In questa pagina' });
    const link = within(contents).getByRole('link', { name: 'Parte 4' });
    expect(screen.getByRole('heading', { name: 'Parte 4' })).toHaveAttribute('id', link.getAttribute('href')?.slice(1));
  });

  it('says what happened where it cannot be read, and tries again', async () => {
    await renderWith(<StaticPageScreen />, { api: fakeApi().refuse(getPage, { code: 'internal' }), address: '/pages/terms' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Questa pagina non si è caricata' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeInTheDocument();
  });
});

it.each([
  ['no link', [{ text: 'no link', to: null }]],
  ['[a](/b)', [{ text: 'a', to: '/b' }]],
  [
    'x [a](/b) y [c](/d)',
    [
      { text: 'x ', to: null },
      { text: 'a', to: '/b' },
      { text: ' y ', to: null },
      { text: 'c', to: '/d' },
    ],
  ],
])('tells links apart in "%s"', (text, stretches) => {
  expect(textPieces(text)).toEqual(stretches);
});
