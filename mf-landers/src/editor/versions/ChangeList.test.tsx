import type { LanderChange, LanderDetail, VersionState } from '@amarena/shared/contracts/landers/landerDesk';
import { getLanderLog } from '@amarena/shared/contracts/landers/landerDesk';
import { rulesOf } from '@amarena/shared/contracts/landers/landerTemplates';
import { anId, fakeApi, renderWith } from '@amarena/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { MANIFEST_TEMPLATES } from '../../landers/testing/manifestTemplates.ts';
import { editorCatalogue } from '../catalogue.ts';
import { addBlock, newDocument } from '../document.model.ts';
import type { Draft } from '../draft/useDraft.ts';
import { ChangeList } from './ChangeList.tsx';
import { VersionsPane } from './VersionsPane.tsx';

beforeEach(() => editorCatalogue.ready('it'));

const rules = rulesOf(MANIFEST_TEMPLATES, 'gallery');
if (rules === null) throw new Error('There is no template.');
const document = addBlock(newDocument({ template: 'gallery', slug: '', name: 'Una mostra' }, rules), 'image');
const IT = 'variants[0].content.it';
const JSON_OR_NULL = /null|[{}[\]"]|undefined/;

async function linesOf(changes: LanderChange[]): Promise<string[]> {
  const { container } = await renderWith(<ChangeList document={document} changes={changes} />, { api: fakeApi() });
  expect(container).not.toHaveTextContent(JSON_OR_NULL);
  return [...container.querySelectorAll('b')].map((place) => place.parentElement?.textContent ?? '');
}

describe('the differences of a draft', () => {
  it('are words an editor knows: dates, languages, pictures, numbers', async () => {
    const shown = await linesOf([
      { path: 'ends', before: 'null', after: '2026-12-24T17:00:00.000Z' },
      { path: 'starts', before: '2026-12-01T17:00:00.000Z', after: 'null' },
      { path: 'locales[1]', before: null, after: 'de' },
      { path: 'tracking.network', before: null, after: 'stampa' },
      { path: 'variants[0].weight', before: '100', after: '50' },
      { path: `${IT}.blocks[3].image`, before: 'abc', after: 'def' },
      { path: `${IT}.blocks[1].ordered`, before: 'false', after: 'true' },
      { path: `${IT}.blocks[1].items[1].icon`, before: 'null', after: 'heart' },
      { path: `${IT}.blocks[1].country`, before: 'DE', after: 'IT' },
    ]);
    expect(shown[0]).toMatch(/^Fino asenza fine24 dicembre.* 1\d:00$/);
    expect(shown[1]).toMatch(/^In linea da1 dicembre.*subito$/);
    expect(shown.slice(2, 5)).toEqual(['LingueDeutsch', 'Valore di networkstampa', 'Parte dei visitatori10050']);
    expect(shown[5]).toBe('Italiano · Immaginel’immagine di primaun’altra immagine');
    expect(shown[6]).toMatch(/Sono passi, uno dopo l’altronosì$/);
    expect(shown[7]).toMatch(/Punto 2 · SegnoNessunoCuore$/);
    expect(shown[8]).toMatch(/PaeseGermaniaItalia$/);
  });

  it('show the texts of a block, a language or a variant that came or went', async () => {
    const points = { kind: 'points', title: 'Perché', ordered: false, items: [{ icon: 'heart', title: 'Gratis', text: 'Davvero' }] };
    const content = { title: 'Guten Abend', description: '', blocks: [{ kind: 'text', text: 'Zwei Worte' }] };
    const shown = await linesOf([
      { path: `${IT}.blocks[7]`, before: null, after: JSON.stringify(points) },
      { path: `${IT}.blocks[1]`, before: JSON.stringify({ kind: 'image', image: 'abc', alt: 'Un cane' }), after: null },
      { path: `${IT}.blocks[7].items[1]`, before: JSON.stringify({ icon: null, title: 'Due', text: '' }), after: null },
      { path: 'variants[0].content.de', before: null, after: JSON.stringify(content) },
      { path: 'variants[1]', before: null, after: JSON.stringify({ key: 'b', name: '', weight: 50, content: {} }) },
    ]);
    expect(shown).toEqual([
      'Italiano · PuntiPerché\nGratis\nDavvero',
      'Italiano · ImmagineUn canetolto',
      'Italiano · Punto 2Duetolto',
      'DeutschGuten Abend\nZwei Worte',
      'Variante Bnuovo',
    ]);
  });

  it('are readable for a whole document, too, as after the first publication by someone else', async () => {
    const whole = Object.entries(document).map(([path, value]) => ({
      path,
      before: null,
      after: typeof value === 'string' ? value : JSON.stringify(value),
    }));
    expect(await linesOf(whole)).toContain('ModelloMostra');
  });
});

describe('a draft where nothing is live', () => {
  const open = (states: VersionState[]) => {
    const versions = states.map((state, index) => ({
      number: index + 1,
      state,
      published_at: '2026-11-20T09:00:00.000Z',
      published_by: 'Irene',
      starts: null,
      ends: null,
      restores: null,
      remote: '1.0.0',
    }));
    const changes = [{ path: 'variants', before: null, after: '[]' }];
    const detail = { id: anId(1), live: null, versions, revision: 3, draft: { saved_at: '', saved_by: null, problems: [], changes } };
    const api = fakeApi().answer(getLanderLog, { entries: [] });
    return renderWith(<VersionsPane detail={detail as unknown as LanderDetail} draft={{ document } as Draft} />, { api });
  };

  it.each([
    [[], /^Non c’è ancora nulla in linea/, 'Elimina il lander'],
    [['scheduled'], /^Non c’è ancora nulla in linea/, 'Butta la bozza'],
    [['withdrawn', 'past'], /^Ora non c’è nulla in linea: le versioni sono state ritirate/, 'Butta la bozza'],
  ] as const)('is compared with nothing: %j', async (states, said, drop) => {
    await open([...states]);
    expect(screen.getByRole('heading', { name: 'La bozza' })).toBeInTheDocument();
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(screen.queryByText(/Modifiche/)).toBeNull();
    expect(screen.getByRole('button', { name: drop })).toBeInTheDocument();
  });
});
