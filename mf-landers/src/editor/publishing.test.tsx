import { getLanderDetail, postLanderPublish, putLander } from '@amarena/shared/contracts/landers/landerDesk';
import { renderWith } from '@amarena/shared/testing';
import { type FakeClock, fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { MANIFEST_TEMPLATES } from '../landers/testing/manifestTemplates.ts';
import { editorCatalogue } from './catalogue.ts';
import { LanderEditor } from './LanderEditor.tsx';
import { AT, anApi, detail, titles, wholeDocument } from './testing/aLander.ts';

let clock: FakeClock;
beforeEach(async () => {
  await editorCatalogue.ready('it');
  clock = fakeClock();
});
afterEach(() => {
  sessionStorage.clear();
  clock.restore();
});

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const whole = { ...detail, document: wholeDocument() };
const theirs = { ...whole, revision: 9, changed_by: 'Paola', document: { ...whole.document, name: 'Un nome a metà' } };
const change = { path: 'name', before: 'Un ritratto', after: 'Un nome a metà' };
const changed = { code: 'lander_changed' as const, by: 'Paola', at: AT, revision: 9, changes: [change] };

async function open(api: ReturnType<typeof anApi>) {
  await renderWith(<LanderEditor detail={whole} templates={MANIFEST_TEMPLATES} />, { api });
  await clock.pass(1_000);
  return api;
}
/** Paola saves before the next call; after it, this editor can read what she saved. */
const paolaSaves = (endpoint: typeof putLander | typeof postLanderPublish) => {
  const api = anApi().refuse(endpoint, changed, 409);
  return api.answer(getLanderDetail, () => {
    api
      .answer(putLander, ({ body }) => ({ lander: { ...theirs, document: (body as typeof theirs).document, revision: 10 } }))
      .answer(postLanderPublish, { lander: { ...theirs, revision: 11 } });
    return { lander: theirs };
  });
};
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  await clock.pass(1_000);
}
const question = () => screen.getByRole('alertdialog', { name: 'Pubblicare anche le modifiche di Paola?' });

describe('what another person saved meanwhile', () => {
  it('is not published with one’s own before one has seen it and said so', async () => {
    const api = await open(paolaSaves(putLander));
    type('Titolo della pagina', 'Il mio titolo');
    await press('Pubblica la versione 2');
    expect(titles(api).at(-1)).toBe('Il mio titolo');
    expect(api.seen(postLanderPublish)).toEqual([]);
    expect(question()).toHaveTextContent('Un nome a metà');
    fireEvent.click(within(question()).getByRole('button', { name: 'Annulla' }));
    await press('Pubblica di nuovo');
    expect(api.seen(postLanderPublish)).toEqual([]);
    fireEvent.click(within(question()).getByRole('button', { name: 'Pubblica la versione 2' }));
    await clock.pass(1_000);
    expect(api.seen(postLanderPublish)[0]?.body).toMatchObject({ revision: 10 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('is asked about too if it was merged while one was writing, long before', async () => {
    const api = await open(paolaSaves(putLander));
    type('Titolo della pagina', 'Il mio titolo');
    await clock.pass(30_000);
    await press('Pubblica di nuovo');
    expect(api.seen(postLanderPublish)).toEqual([]);
    expect(question()).toHaveTextContent('Un nome a metà');
  });

  it('is shown where one only publishes, and has changed nothing', async () => {
    const api = await open(paolaSaves(postLanderPublish));
    await press('Pubblica di nuovo');
    expect(api.seen(postLanderPublish)).toHaveLength(1);
    expect(question()).toHaveTextContent('Un nome a metà');
    fireEvent.click(within(question()).getByRole('button', { name: 'Pubblica la versione 2' }));
    await clock.pass(1_000);
    expect(api.seen(postLanderPublish)[1]?.body).toMatchObject({ revision: 9 });
  });

  it('is asked about again if more of it comes after the answer', async () => {
    const api = await open(paolaSaves(putLander));
    type('Titolo della pagina', 'Il mio titolo');
    await press('Pubblica la versione 2');
    const more = { path: 'ends', before: 'null', after: '2027-01-06T22:59:59.000Z' };
    api.refuse(postLanderPublish, { ...changed, revision: 12, changes: [more] }, 409).answer(getLanderDetail, () => {
      api.answer(postLanderPublish, { lander: { ...theirs, revision: 13 } });
      return { lander: { ...theirs, revision: 12 } };
    });
    fireEvent.click(within(question()).getByRole('button', { name: 'Pubblica la versione 2' }));
    await clock.pass(1_000);
    expect(api.seen(postLanderPublish)).toHaveLength(1);
    expect(question()).toHaveTextContent('Fino a');
  });

  it('is shown whole, also what was saved while the editor fetched it', async () => {
    const later = { path: 'ends', before: 'null', after: '2027-01-06T22:59:59.000Z' };
    const draft = { saved_at: AT, saved_by: 'Paola', problems: [], changes: [change, later] };
    const api = anApi().refuse(putLander, changed, 409);
    api.answer(getLanderDetail, () => {
      api.answer(putLander, ({ body }) => ({ lander: { ...theirs, document: (body as typeof theirs).document, revision: 11 } }));
      return { lander: { ...theirs, revision: 10, draft } };
    });
    await open(api);
    type('Titolo della pagina', 'Il mio titolo');
    await press('Pubblica la versione 2');
    expect(question()).toHaveTextContent('Un nome a metà');
    expect(question()).toHaveTextContent('Fino a');
  });

  it('is asked about if it is newer than what one took over', async () => {
    const api = anApi().refuse(putLander, { ...changed, changes: [{ ...change, path: 'variants[0].content.it.title' }] }, 409);
    const mine = { ...theirs.document, variants: whole.document.variants.map((variant) => ({ ...variant, name: 'x' })) };
    await open(api);
    type('Nome, solo per voi', 'Il mio nome');
    api.answer(getLanderDetail, { lander: { ...theirs, document: mine } });
    await clock.pass(3_000);
    const draft = { saved_at: AT, saved_by: 'Paola', problems: [], changes: [change] };
    api.answer(getLanderDetail, { lander: { ...theirs, revision: 12, draft } }).answer(postLanderPublish, { lander: theirs });
    await press('Prendi la sua');
    await press('Pubblica di nuovo');
    expect(api.seen(postLanderPublish)).toEqual([]);
    expect(question()).toHaveTextContent('Un nome a metà');
  });
});

describe('a publication', () => {
  it('saves what was typed before it is published', async () => {
    const api = anApi().answer(postLanderPublish, { lander: { ...whole, revision: 6 } });
    await renderWith(<LanderEditor detail={whole} templates={MANIFEST_TEMPLATES} />, { api });
    await clock.pass(1_000);
    type('Titolo della pagina', 'Ultima parola');
    fireEvent.click(screen.getByRole('button', { name: 'Pubblica la versione 2' }));
    await clock.pass(1_000);
    expect(titles(api)).toEqual(['Ultima parola']);
    expect(api.seen(postLanderPublish)[0]?.body).toMatchObject({ revision: 5 });
  });

  it('asks before a publication ends a test that runs', async () => {
    const api = anApi().refuse(postLanderPublish, { code: 'lander_test_runs', day: 3 }, 409);
    await renderWith(<LanderEditor detail={whole} templates={MANIFEST_TEMPLATES} />, { api });
    await clock.pass(1_000);
    fireEvent.click(screen.getByRole('button', { name: 'Pubblica di nuovo' }));
    await clock.pass(1_000);
    const dialog = screen.getByRole('alertdialog', { name: 'Chiudere il test in corso?' });
    expect(dialog).toHaveTextContent('giorno 3 di 14');
    api.answer(postLanderPublish, { lander: { ...whole, revision: 6 } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Pubblica la versione 2' }));
    await clock.pass(1_000);
    expect(api.seen(postLanderPublish).map(({ body }) => (body as { end_test: boolean }).end_test)).toEqual([false, true]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('does not announce a publication where saving fails before it', async () => {
    const api = anApi().refuse(putLander, { code: 'internal' }, 400);
    const { shell } = await renderWith(<LanderEditor detail={whole} templates={MANIFEST_TEMPLATES} />, { api });
    const asked: unknown[] = [];
    const hearing = shell.intents$.subscribe((intent) => asked.push(intent));
    await clock.pass(1_000);
    type('Titolo della pagina', 'Ultima parola');
    fireEvent.click(screen.getByRole('button', { name: 'Pubblica la versione 2' }));
    await clock.pass(1_000);
    hearing.unsubscribe();
    expect(asked).toEqual([]);
    expect(api.seen(postLanderPublish)).toEqual([]);
    expect(screen.getByText('Non salvato')).toBeInTheDocument();
  });
});
