import { getPage, type Page } from '@amarena/shared/contracts/platform/staticPages';
import { fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FaqScreen } from './FaqScreen.tsx';

const FAQ: Page = {
  token: 'faq',
  title: 'Domande frequenti',
  lead: 'Se non c’è, scrivi all’[assistenza](/pages/service).',
  valid_from: null,
  sections: [
    { key: 'costs', heading: 'Quanto costa?', body: [{ kind: 'text', text: 'I [prezzi](/pricing) sono gli stessi per tutti.' }] },
    { key: 'premium', heading: 'Che cos’è Premium?', body: [{ kind: 'text', text: 'Vedi tutte le foto perché hai comprato.' }] },
    { key: 'hide', heading: 'Come nascondo il sito?', body: [{ kind: 'list', items: ['Premi Esc due volte', 'Usa il pulsante'] }] },
  ],
};

const open = async () => {
  await renderWith(<FaqScreen />, { api: fakeApi().answer(getPage, FAQ), address: '/pages/faq' });
  return { field: await screen.findByRole('searchbox', { name: 'Cerca tra le domande' }), person: userEvent.setup() };
};
const shown = () => screen.queryAllByRole('heading', { level: 2, name: /\?$/ }).map(({ textContent }) => textContent);

describe('the search among the questions', () => {
  it('shows what has every word of it, whatever accent and case, and says how many', async () => {
    const { field, person } = await open();
    expect(screen.getByRole('status')).toHaveTextContent('3 domande');
    await person.type(field, 'PERCHE foto');
    expect(shown()).toEqual(['Che cos’è Premium?']);
    expect(screen.getByRole('status')).toHaveTextContent('1 risposta trovata');
    await person.clear(field);
    await person.type(field, 'esc');
    expect(shown()).toEqual(['Come nascondo il sito?']);
  });

  it('finds words, not the addresses behind them', async () => {
    const { field, person } = await open();
    await person.type(field, 'pricing');
    expect(shown()).toEqual([]);
  });

  it('says what to do where it finds nothing, and goes back to all', async () => {
    const { field, person } = await open();
    await person.type(field, 'ippopotamo');
    expect(screen.getByRole('status')).toHaveTextContent('0 risposte trovate');
    expect(screen.getByRole('link', { name: 'Scrivi all’assistenza' })).toHaveAttribute('href', '/pages/service');
    await person.click(screen.getByRole('button', { name: 'Mostra tutte le domande' }));
    expect(shown()).toHaveLength(3);
    expect(field).toHaveFocus();
  });

  it('is cleared by Escape, which then hides nothing', async () => {
    const { field, person } = await open();
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    window.addEventListener('keydown', hear);
    await person.type(field, 'foto{Escape}');
    window.removeEventListener('keydown', hear);
    expect(field).toHaveValue('');
    expect(heard).not.toContain('Escape');
    expect(shown()).toHaveLength(3);
  });
});

describe('an answer', () => {
  it('has an address of its own, the same in every language', async () => {
    await open();
    const heading = screen.getByRole('heading', { name: 'Che cos’è Premium?' });
    expect(heading).toHaveAttribute('id', 'premium');
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '#premium');
  });

  it('shows again where a link leads to it that the search had hidden', async () => {
    const { field, person } = await open();
    await person.type(field, 'esc');
    act(() => {
      window.history.pushState(null, '', '#costs');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(shown()).toContain('Quanto costa?');
    expect(field).toHaveValue('');
  });
});
