import {
  deleteLanderDraft,
  getLanderDetail,
  getLanderLog,
  getLanderRendering,
  getLanders,
  type LanderDetail,
  postLanderDraw,
  postLanderPublish,
  putLander,
} from '@amarena/shared/contracts/landerDesk';
import { rulesOf } from '@amarena/shared/contracts/landerTemplates';
import { anId, type FakeClock, fakeApi, fakeClock, renderWith } from '@amarena/shared/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { OWN_TEMPLATES } from '../landers/ownTemplates.ts';
import { editorCatalogue } from './catalogue.ts';
import { contentAt, newDocument } from './document.model.ts';
import { LanderEditor } from './LanderEditor.tsx';

const AT = '2026-11-20T09:00:00.000Z';
const rules = rulesOf(OWN_TEMPLATES, 'landing');
if (rules === null) throw new Error('There is no template.');
const document = newDocument({ template: 'landing', slug: '', name: 'Un ritratto' }, rules);
const detail: LanderDetail = {
  id: anId(1),
  template: 'landing',
  slug: '',
  name: 'Un ritratto',
  path: '/members/:id/landing',
  live: 1,
  drafted: false,
  problems: {},
  testing: 0,
  changed_at: AT,
  changed_by: 'Irene',
  document,
  revision: 4,
  draft: null,
  versions: [
    { number: 1, state: 'live', published_at: AT, published_by: 'Irene', starts: null, ends: null, restores: null, remote: '1.0.0' },
  ],
  images: {},
};
const kept = (body: unknown): LanderDetail => {
  const { document: written, revision } = body as { document: LanderDetail['document']; revision: number };
  return { ...detail, document: written, revision: revision + 1 };
};

const anApi = () =>
  fakeApi()
    .answer(postLanderDraw, { page: null, problems: [] })
    .answer(getLanders, { landers: [] })
    .answer(getLanderDetail, { lander: detail })
    .answer(getLanderLog, { entries: [] })
    .answer(getLanderRendering, { failed: [] })
    .answer(putLander, ({ body }) => ({ lander: kept(body) }));

let clock: FakeClock;
beforeEach(async () => {
  await editorCatalogue.ready('it');
  clock = fakeClock();
});
afterEach(() => clock.restore());

async function open(api = anApi(), tab?: string) {
  await renderWith(<LanderEditor detail={detail} templates={OWN_TEMPLATES} tab={tab} />, { api });
  await clock.pass(1_000);
  return api;
}
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const titles = (api: ReturnType<typeof fakeApi>) =>
  api
    .seen(putLander)
    .map(({ body }) => contentAt((body as { document: LanderDetail['document'] }).document, { variant: 0, language: 'it' })?.title);

describe('a live page that could not be rendered ahead', () => {
  it('is told to whoever published it, by its languages, for as long as it is so', async () => {
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

  it('says how much is missing, leads to each place, and is not published before', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Pubblica di nuovo' })).toBeDisabled();
    const missing = screen.getByRole('heading', { name: 'Da completare' }).closest('section');
    if (missing === null) throw new Error('Nothing is said to be missing.');
    const place = within(missing).getByText('variants[0].content.it.blocks[0].text').closest('li');
    fireEvent.click(within(place ?? missing).getByRole('button', { name: 'Vai' }));
    expect(screen.getByRole('heading', { name: 'Titolo' })).toBeInTheDocument();
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
        templates={OWN_TEMPLATES}
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

  it('saves what was typed before it is published', async () => {
    const whole = { ...document, variants: document.variants.map((variant) => ({ ...variant, content: { it: filled() } })) };
    const api = anApi().answer(postLanderPublish, { lander: { ...detail, document: whole, revision: 6 } });
    await renderWith(<LanderEditor detail={{ ...detail, document: whole }} templates={OWN_TEMPLATES} />, { api });
    await clock.pass(1_000);
    type('Titolo della pagina', 'Ultima parola');
    fireEvent.click(screen.getByRole('button', { name: 'Pubblica la 2' }));
    await clock.pass(1_000);
    expect(titles(api)).toEqual(['Ultima parola']);
    expect(api.seen(postLanderPublish)[0]?.body).toMatchObject({ revision: 5 });
  });

  it('asks before a version is taken back', async () => {
    const api = await open(anApi(), 'versions');
    fireEvent.click(screen.getByRole('button', { name: 'Ritira' }));
    expect(screen.getByRole('alertdialog', { name: 'Ritirare la 1?' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await clock.pass(1_000);
    expect(api.seen(deleteLanderDraft)).toEqual([]);
  });
});

function filled() {
  const content = contentAt(document, { variant: 0, language: 'it' });
  if (content === null) throw new Error('A new document is Italian.');
  const blocks = content.blocks.map((block) => {
    if (block.kind === 'headline' || block.kind === 'notice') return { ...block, text: 'Parole' };
    return block.kind === 'form' ? { ...block, button: 'Iscriviti' } : block;
  });
  return { title: 'Titolo', description: 'Descrizione', blocks };
}
