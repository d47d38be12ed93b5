import {
  deleteLanderDraft,
  getLanderDetail,
  getLanderDiff,
  getLanderImages,
  getLanderRendering,
  type LanderDetail,
  postLanderRollback,
  postLanderWithdraw,
  putLander,
} from '@amarena/shared/contracts/landers/landerDesk';
import { renderWith } from '@amarena/shared/testing';
import { type FakeClock, fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { MANIFEST_TEMPLATES } from '../landers/testing/manifestTemplates.ts';
import { editorCatalogue } from './catalogue.ts';
import { contentAt, toggleLanguage } from './document.model.ts';
import { localCopy } from './draft/localCopy.ts';
import { LanderEditor } from './LanderEditor.tsx';
import { AT, anApi, detail, document, kept, titles } from './testing/aLander.ts';

let clock: FakeClock;
beforeEach(async () => {
  await editorCatalogue.ready('it');
  clock = fakeClock();
});
afterEach(() => {
  sessionStorage.clear();
  clock.restore();
});

async function open(api = anApi(), tab?: string) {
  await renderWith(<LanderEditor detail={detail} templates={MANIFEST_TEMPLATES} tab={tab} />, { api });
  await clock.pass(1_000);
  return api;
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('a live page that could not be rendered ahead', () => {
  it('is reported to the editor who published it, with its languages, as long as it lasts', async () => {
    let failed: ('de' | 'pl')[] = ['de', 'pl'];
    await open(anApi().answer(getLanderRendering, () => ({ failed })));
    expect(screen.getByText(/non è riuscito a preparare la pagina in linea in: Deutsch e Polski/)).toBeInTheDocument();
    failed = [];
    await clock.pass(11_000);
    expect(screen.queryByText(/non è riuscito a preparare/)).toBeNull();
  });
});

describe('a lander in the editor', () => {
  it('is kept once nobody has typed for a moment, with the revision that was read', async () => {
    const api = await open();
    type('Titolo della pagina', 'Due par');
    await clock.pass(500);
    type('Titolo della pagina', 'Due parole');
    await clock.pass(3_000);
    expect(titles(api)).toEqual(['Due parole']);
    expect(api.seen(putLander)[0]?.body).toMatchObject({ id: detail.id, revision: 4 });
    type('Descrizione', 'Con calma.');
    await clock.pass(3_000);
    expect(api.seen(putLander)[1]?.body).toMatchObject({ revision: 5 });
    expect(screen.getByText('Salvato')).toBeInTheDocument();
  });

  it('never writes over what another person saved, unless one says so', async () => {
    const change = { path: 'variants[0].content.it.title', before: '', after: 'Il titolo di Paola' };
    const api = anApi().refuse(putLander, { code: 'lander_changed', by: 'Paola', at: AT, revision: 9, changes: [change] }, 409);
    await open(api);
    type('Titolo della pagina', 'Il mio titolo');
    await clock.pass(3_000);
    expect(screen.getByText('Il titolo di Paola')).toBeInTheDocument();
    expect(screen.getByLabelText('Titolo della pagina')).toHaveValue('Il mio titolo');
    api.answer(putLander, ({ body }) => ({ lander: kept(body) }));
    fireEvent.click(screen.getByRole('button', { name: 'Tieni la mia' }));
    await clock.pass(1_000);
    expect(api.seen(putLander).at(-1)?.body).toMatchObject({ revision: 9 });
    expect(titles(api).at(-1)).toBe('Il mio titolo');
  });

  it('joins what another person saved in other fields with what is being written', async () => {
    const theirs = { ...detail, revision: 9, document: { ...document, name: 'Un nome di Paola' } };
    const api = anApi()
      .refuse(putLander, { code: 'lander_changed', by: 'Paola', at: AT, revision: 9, changes: [] }, 409)
      .answer(getLanderDetail, () => {
        api.answer(putLander, ({ body }) => ({ lander: kept(body) }));
        return { lander: theirs };
      });
    await open(api);
    type('Titolo della pagina', 'Il mio titolo');
    await clock.pass(3_000);
    expect(api.seen(putLander).at(-1)?.body).toMatchObject({ revision: 9, document: { name: 'Un nome di Paola' } });
    expect(titles(api).at(-1)).toBe('Il mio titolo');
    expect(screen.getByRole('heading', { level: 1, name: 'Un nome di Paola' })).toBeInTheDocument();
    expect(screen.getByText('Salvato')).toBeInTheDocument();
  });

  it('keeps every other text where one cannot be kept, and says so', async () => {
    const api = await open();
    type('Titolo della pagina', 'Ciao <b>tutti</b>');
    type('Descrizione', 'Con calma.');
    await clock.pass(3_000);
    const sent = api.seen(putLander).map(({ body }) => contentAt((body as LanderDetail).document, { variant: 0, language: 'it' }));
    expect(sent[0]).toMatchObject({ title: '', description: 'Con calma.' });
    expect(screen.getByText('Salvato, tranne i testi segnati')).toBeInTheDocument();
    expect(screen.getByLabelText('Titolo della pagina')).toHaveValue('Ciao <b>tutti</b>');
  });

  it('survives a reload before it was kept', async () => {
    const first = await renderWith(<LanderEditor detail={detail} templates={MANIFEST_TEMPLATES} />, {
      api: anApi().handle(putLander, () => 'wait'),
    });
    await clock.pass(1_000);
    type('Titolo della pagina', 'Appena scritto');
    first.unmount();
    await clock.pass(0);
    const api = await open();
    expect(screen.getByLabelText('Titolo della pagina')).toHaveValue('Appena scritto');
    await clock.pass(3_000);
    expect(titles(api)).toEqual(['Appena scritto']);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is kept at once if someone leaves it for another page of the site', async () => {
    const api = anApi();
    const { unmount } = await renderWith(<LanderEditor detail={detail} templates={MANIFEST_TEMPLATES} />, { api });
    await clock.pass(1_000);
    type('Titolo della pagina', 'Scritto e lasciato');
    unmount();
    await clock.pass(0);
    expect(titles(api)).toEqual(['Scritto e lasciato']);
  });

  it('is not published while a date has no time, and is saved with the one before', async () => {
    const api = await open();
    const starts = screen.getByLabelText('In linea da');
    const said = screen.queryAllByText('In linea da').length;
    // The browser has no value for it, and tells of no change.
    Object.defineProperty(starts, 'validity', { configurable: true, value: { badInput: true } });
    fireEvent.blur(starts);
    type('Descrizione', 'Con calma.');
    await clock.pass(3_000);
    expect(starts).toBeInvalid();
    expect(screen.queryAllByText('In linea da').length).toBeGreaterThan(said);
    expect(api.seen(putLander).map(({ body }) => (body as LanderDetail).document.starts)).toEqual([null]);
    expect(screen.getByText('Salvato, tranne i testi segnati')).toBeInTheDocument();

    // Other texts survive a reload meanwhile.
    type('Descrizione', 'Con molta calma.');
    expect(localCopy(detail.id).read()?.document.starts).toBeNull();

    Object.defineProperty(starts, 'validity', { configurable: true, value: { badInput: false } });
    fireEvent.blur(starts);
    expect(starts).toBeValid();
    await clock.pass(3_000);
  });

  it('changes no date that someone only passes', async () => {
    const api = anApi();
    const planned = { ...document, ends: '2027-01-06T22:59:59.000Z' };
    await renderWith(<LanderEditor detail={{ ...detail, document: planned }} templates={MANIFEST_TEMPLATES} />, { api });
    await clock.pass(1_000);
    fireEvent.blur(screen.getByLabelText('Fino a'));
    await clock.pass(3_000);
    expect(api.seen(putLander)).toEqual([]);
  });

  it('takes back the removal of a language, with its words', async () => {
    const api = anApi();
    const german = toggleLanguage(document, 'de');
    await renderWith(<LanderEditor detail={{ ...detail, document: german }} templates={MANIFEST_TEMPLATES} />, { api });
    await clock.pass(1_000);
    fireEvent.click(screen.getByRole('button', { name: /^Deutsch/ }));
    type('Titolo della pagina', 'Guten Abend');
    await clock.pass(3_000);
    fireEvent.click(screen.getByRole('button', { name: 'Togli Deutsch' }));
    await clock.pass(3_000);
    expect(screen.queryByRole('button', { name: /^Deutsch/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Annulla l’ultima modifica' }));
    fireEvent.click(screen.getByRole('button', { name: /^Deutsch/ }));
    expect(screen.getByLabelText('Titolo della pagina')).toHaveValue('Guten Abend');
    fireEvent.keyDown(window.document.body, { key: 'z', ctrlKey: true });
    expect(screen.getByLabelText('Titolo della pagina')).toHaveValue('');
    await clock.pass(3_000);
  });

  it('says how much is missing, leads to each place, and is not published before', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Pubblica di nuovo' })).toBeDisabled();
    const missing = screen.getByRole('heading', { name: 'Da completare' }).closest('section');
    if (missing === null) throw new Error('Nothing is said to be missing.');
    const place = within(missing).getByText('Italiano · Titolo · Testo').closest('li');
    fireEvent.click(within(place ?? missing).getByRole('button', { name: 'Vai' }));
    expect(screen.getByRole('heading', { name: 'Titolo' })).toBeInTheDocument();
  });

  it('counts what is missing of the page itself, as of its blocks', async () => {
    await open();
    const line = () => screen.getByRole('button', { name: /^Pagina/ }).closest('li');
    expect(line()).toHaveTextContent('Testi da completare: 2');
    type('Titolo della pagina', 'Stasera');
    expect(line()).toHaveTextContent('Testi da completare: 1');
    type('Descrizione', 'Con calma.');
    expect(line()).not.toHaveTextContent('Testi da completare');
    await clock.pass(3_000);
  });

  it('shows the Italian beside its translation', async () => {
    const german = toggleLanguage(document, 'de');
    const [variant] = german.variants;
    const it = { ...contentAt(german, { variant: 0, language: 'it' }), title: 'Stasera' };
    const written = { ...german, variants: [{ ...variant, content: { ...variant?.content, it } }] } as LanderDetail['document'];
    await renderWith(<LanderEditor detail={{ ...detail, document: written }} templates={MANIFEST_TEMPLATES} />, { api: anApi() });
    await clock.pass(1_000);
    expect(screen.queryByText(/In italiano/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^Deutsch/ }));
    expect(screen.getByText(/In italiano: Stasera/)).toBeInTheDocument();
    await clock.pass(1_000);
  });

  it('asks for the words of a picture, unless it is decoration in every language', async () => {
    const german = toggleLanguage(document, 'de');
    const [variant] = german.variants;
    if (variant === undefined) throw new Error('A new document has a variant.');
    const content = Object.fromEntries(
      Object.entries(variant.content).map(([language, { blocks, ...page }]) => [
        language,
        { ...page, blocks: [...blocks, { kind: 'image' as const, image: 'abc', alt: language === 'de' ? 'Das Meer' : '' }] },
      ]),
    );
    const pictured = { ...german, template: 'gallery', variants: [{ ...variant, content }] };
    const api = anApi().answer(getLanderImages, { images: [] });
    await renderWith(<LanderEditor detail={{ ...detail, document: pictured }} templates={MANIFEST_TEMPLATES} />, { api });
    await clock.pass(1_000);
    const lacking = () => screen.queryByText('Italiano · Immagine · Che cosa si vede');
    expect(lacking()).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: /^Immagine/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /solo decorazione/ }));
    expect(lacking()).toBeNull();
    expect(screen.queryByLabelText('Che cosa si vede')).toBeNull();
    await clock.pass(3_000);
    const sent = api.seen(putLander).at(-1)?.body as { document: LanderDetail['document'] } | undefined;
    const pictures = Object.values(sent?.document.variants[0]?.content ?? {}).map(({ blocks }) =>
      blocks.find(({ kind }) => kind === 'image'),
    );
    expect(pictures).toEqual([1, 2].map(() => ({ kind: 'image', image: 'abc', alt: '', decorative: true })));
    fireEvent.click(screen.getByRole('checkbox', { name: /solo decorazione/ }));
    expect(screen.getByLabelText('Che cosa si vede')).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: /^Deutsch/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Immagine/ }));
    expect(screen.getByLabelText('Che cosa si vede')).toHaveValue('Das Meer');
    await clock.pass(3_000);
  });

  it('keeps each point in its own field where the one before it goes', async () => {
    const three = {
      kind: 'points' as const,
      title: '',
      ordered: false,
      items: ['Uno', 'Due', 'Tre'].map((title) => ({ icon: null, title, text: '' })),
    };
    const [variant] = document.variants;
    const content = contentAt(document, { variant: 0, language: 'it' });
    if (variant === undefined || content === null) throw new Error('A new document is Italian.');
    const it = { ...content, blocks: [...content.blocks, three] };
    const api = anApi();
    await renderWith(
      <LanderEditor
        detail={{ ...detail, document: { ...document, variants: [{ ...variant, content: { it } }] } }}
        templates={MANIFEST_TEMPLATES}
      />,
      {
        api,
      },
    );
    await clock.pass(1_000);
    fireEvent.click(screen.getByRole('button', { name: /^Punti/ }));
    const last = screen.getByLabelText('Punto 3');
    fireEvent.click(screen.getByRole('button', { name: 'Togli il punto 2' }));
    expect(screen.getByLabelText('Punto 2')).toBe(last);
    expect(last).toHaveValue('Tre');
    expect(screen.queryByLabelText('Punto 3')).toBeNull();
    await clock.pass(3_000);
  });

  it('shows what a version changed', async () => {
    const second = { ...detail.versions[0], number: 2 } as LanderDetail['versions'][number];
    const change = { path: 'variants[0].content.it.title', before: 'Stasera', after: 'Domani' };
    const api = anApi().answer(getLanderDiff, { changes: [change] });
    await renderWith(
      <LanderEditor detail={{ ...detail, versions: [second, ...detail.versions] }} templates={MANIFEST_TEMPLATES} tab="versions" />,
      { api },
    );
    await clock.pass(1_000);
    fireEvent.click(screen.getByRole('button', { name: 'Che cosa cambia con la versione 2' }));
    await clock.pass(1_000);
    expect(api.seen(getLanderDiff)[0]?.query).toMatchObject({ from: 1, to: 2 });
    const card = screen.getByRole('heading', { name: 'La versione 2 a confronto con la 1' }).closest('section');
    expect(card).toHaveTextContent('Italiano · Titolo della pagina');
    expect(card).toHaveTextContent('Domani');
  });

  it('saves what was just typed before a version is taken back', async () => {
    const api = anApi().answer(postLanderWithdraw, ({ body }) => {
      const { revision } = body as { revision: number };
      const written = (api.seen(putLander).at(-1)?.body ?? detail) as { document: LanderDetail['document'] };
      const draft = { saved_at: AT, saved_by: 'Irene', problems: [], changes: [] };
      return { lander: { ...detail, live: null, document: written.document, revision: revision + 1, draft } };
    });
    await renderWith(<Turning />, { api });
    await clock.pass(1_000);
    type('Titolo della pagina', 'Appena scritto');
    await withdraw();
    expect(titles(api)).toEqual(['Appena scritto']);
    expect(api.seen(postLanderWithdraw)[0]?.body).toMatchObject({ revision: 5, number: 1 });
  });

  it('takes a version back even if what was just typed cannot be saved, and keeps it here', async () => {
    const api = anApi()
      .refuse(putLander, { code: 'internal' }, 400)
      .answer(postLanderWithdraw, { lander: { ...detail, live: null, revision: 5 } });
    await renderWith(<Turning />, { api });
    await clock.pass(1_000);
    type('Titolo della pagina', 'Appena scritto');
    await withdraw();
    expect(api.seen(postLanderWithdraw)[0]?.body).toMatchObject({ revision: 4, number: 1 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('Non salvato')).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(1);
  });

  it('takes a version back amid a conflict, without settling it', async () => {
    const change = { path: 'variants[0].content.it.title', before: '', after: 'Il titolo di Paola' };
    const api = anApi()
      .refuse(putLander, { code: 'lander_changed', by: 'Paola', at: AT, revision: 9, changes: [change] }, 409)
      .answer(postLanderWithdraw, { lander: { ...detail, live: null, revision: 10 } });
    await renderWith(<Turning />, { api });
    await clock.pass(1_000);
    type('Titolo della pagina', 'Il mio titolo');
    await withdraw();
    expect(api.seen(postLanderWithdraw)[0]?.body).toMatchObject({ revision: 9, number: 1 });
    expect(screen.getByText('Il titolo di Paola')).toBeInTheDocument();
    api.answer(putLander, ({ body }) => ({ lander: kept(body) }));
    fireEvent.click(screen.getByRole('button', { name: 'Tieni la mia' }));
    await clock.pass(1_000);
    expect(api.seen(putLander).at(-1)?.body).toMatchObject({ revision: 10 });
  });

  it('says in the question why a version was not restored', async () => {
    const past = { ...detail.versions[0], state: 'withdrawn' } as LanderDetail['versions'][number];
    const api = anApi().refuse(putLander, { code: 'internal' }, 400);
    await renderWith(<Turning lander={{ ...detail, live: null, versions: [past] }} />, { api });
    await clock.pass(1_000);
    type('Titolo della pagina', 'Appena scritto');
    fireEvent.click(screen.getByRole('button', { name: 'Di là' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ripristina' }));
    const dialog = screen.getByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ripristina' }));
    await clock.pass(1_000);
    expect(within(dialog).getByRole('alert')).toBeInTheDocument();
    expect(api.seen(postLanderRollback)).toEqual([]);
    api.answer(putLander, ({ body }) => ({ lander: kept(body) })).answer(postLanderRollback, { lander: { ...detail, revision: 6 } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ripristina' }));
    await clock.pass(1_000);
    expect(api.seen(postLanderRollback)[0]?.body).toMatchObject({ revision: 5, to: 1 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before a version is taken back', async () => {
    const api = await open(anApi(), 'versions');
    fireEvent.click(screen.getByRole('button', { name: 'Ritira' }));
    expect(screen.getByRole('alertdialog', { name: 'Ritirare la versione 1?' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await clock.pass(1_000);
    expect(api.seen(deleteLanderDraft)).toEqual([]);
  });
});

/** The editor with a button to its versions, because links lead nowhere without the shell. */
function Turning({ lander = detail }: { lander?: LanderDetail }) {
  const [tab, setTab] = useState<string>();
  return (
    <>
      <button type="button" onClick={() => setTab('versions')}>
        Di là
      </button>
      <LanderEditor detail={lander} templates={MANIFEST_TEMPLATES} tab={tab} />
    </>
  );
}

/** Goes to the versions and takes the only one back. */
async function withdraw() {
  fireEvent.click(screen.getByRole('button', { name: 'Di là' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ritira' }));
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Ritira' }));
  await clock.pass(1_000);
}
