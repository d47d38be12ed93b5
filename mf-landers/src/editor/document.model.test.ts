import { checkLander } from '@amarena/shared/contracts/landers/landerProblems';
import { rulesOf, type TemplateRules } from '@amarena/shared/contracts/landers/landerTemplates';
import { describe, expect, it } from '@jest/globals';
import { MANIFEST_TEMPLATES } from '../landers/testing/manifestTemplates.ts';
import {
  addable,
  addBlock,
  addVariant,
  changeShared,
  changeWords,
  contentAt,
  moveBlock,
  newDocument,
  readingOrder,
  removable,
  removeBlock,
  toggleLanguage,
} from './document.model.ts';
import { placeOf } from './problems.model.ts';

const IT = { variant: 0, language: 'it' } as const;
const DE = { variant: 0, language: 'de' } as const;
function rules(template: string): TemplateRules {
  const found = rulesOf(MANIFEST_TEMPLATES, template);
  if (found === null) throw new Error(`There is no template ${template}.`);
  return found;
}
const gallery = () => newDocument({ template: 'gallery', slug: '', name: 'Mostra' }, rules('gallery'));
const kinds = (document: ReturnType<typeof gallery>, place = IT as typeof IT | typeof DE) =>
  contentAt(document, place)?.blocks.map(({ kind }) => kind);

describe('a document in the editor', () => {
  it.each(Object.keys(MANIFEST_TEMPLATES))('begins with all that %s needs: only words and pictures are missing', (template) => {
    const codes = checkLander(newDocument({ template, slug: '', name: 'Nuovo' }, rules(template)), MANIFEST_TEMPLATES).problems.map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code !== 'text_missing' && code !== 'image_missing')).toEqual([]);
  });

  it('adds a language with the pictures of the Italian and no words, and takes it away whole', () => {
    const filled = changeShared(addBlock(gallery(), 'image'), IT, { kind: 'image', nth: 0 }, (block) => ({
      ...block,
      image: 'abc',
      alt: 'Un caffè',
    }));
    const both = toggleLanguage(filled, 'de');
    expect(both.locales).toEqual(['it', 'de']);
    expect(contentAt(both, DE)?.blocks.find(({ kind }) => kind === 'image')).toEqual({ kind: 'image', image: 'abc', alt: '' });
    const back = toggleLanguage(both, 'de');
    expect([back.locales, contentAt(back, DE)]).toEqual([['it'], null]);
  });

  it('changes words in one language alone, and pictures in all', () => {
    const both = toggleLanguage(addBlock(gallery(), 'image'), 'de');
    const worded = changeWords(both, IT, { kind: 'headline', nth: 0 }, (block) => ({ ...block, text: 'Ciao' }));
    const pictured = changeShared(worded, IT, { kind: 'image', nth: 0 }, (block) => ({ ...block, image: 'x' }));
    const [italian, german] = [contentAt(pictured, IT)?.blocks ?? [], contentAt(pictured, DE)?.blocks ?? []];
    expect([italian[0], german[0]]).toMatchObject([{ text: 'Ciao' }, { text: '' }]);
    expect([italian, german].map((blocks) => blocks.filter((block) => block.kind === 'image').map(({ image }) => image))).toEqual([
      ['x'],
      ['x'],
    ]);
  });

  it('adds, moves and removes blocks in every language alike', () => {
    const both = toggleLanguage(addBlock(addBlock(gallery(), 'text'), 'text'), 'de');
    const worded = changeWords(both, IT, { kind: 'text', nth: 0 }, (block) => ({ ...block, text: 'uno' }));
    const moved = moveBlock(worded, { kind: 'text', nth: 0 }, 1);
    expect(contentAt(moved, IT)?.blocks.filter((block) => block.kind === 'text')).toMatchObject([{ text: '' }, { text: 'uno' }]);
    const less = removeBlock(moved, { kind: 'text', nth: 1 });
    expect([kinds(less)?.length, kinds(less, DE)?.length]).toEqual([4, 4]);
  });

  it('offers what the template has room for, and keeps what it needs', () => {
    const content = contentAt(gallery(), IT) ?? { title: '', description: '', blocks: [] };
    expect(addable(rules('gallery'), content)).toEqual(['text', 'image', 'faces', 'points']);
    expect([
      removable(rules('gallery'), content, { kind: 'form', nth: 0 }),
      removable(rules('gallery'), { ...content, blocks: [{ kind: 'text', text: '' }] }, { kind: 'text', nth: 0 }),
    ]).toEqual([false, true]);
  });

  it('begins another wording as a copy, with an even share of the visitors', () => {
    const two = addVariant(changeWords(gallery(), IT, { kind: 'headline', nth: 0 }, (block) => ({ ...block, text: 'Ciao' })));
    expect(two.variants.map(({ key, weight }) => [key, weight])).toEqual([
      ['a', 50],
      ['b', 50],
    ]);
    expect(contentAt(two, { variant: 1, language: 'it' })?.blocks[0]).toMatchObject({ text: 'Ciao' });
  });

  it('gives a new wording its share without reviving those that nobody is to see', () => {
    const two = addVariant(gallery());
    const won = { ...two, variants: two.variants.map((variant) => ({ ...variant, weight: variant.key === 'b' ? 100 : 0 })) };
    const weights = ({ variants }: typeof two) => variants.map(({ key, weight }) => [key, weight]);
    expect(weights(addVariant(won))).toEqual([
      ['a', 0],
      ['b', 50],
      ['c', 50],
    ]);
    const none = { ...two, variants: two.variants.map((variant) => ({ ...variant, weight: 0 })) };
    expect(weights(addVariant(none)).at(-1)).toEqual(['c', 100]);
  });

  it('finds the place that a problem means', () => {
    expect(placeOf('variants[1].content.de.blocks[2].items[0].title')).toEqual({ variant: 1, language: 'de', block: 2 });
    expect(placeOf('variants[0].content.it.title')).toEqual({ variant: 0, language: 'it', block: null });
    expect(placeOf('ends')).toBeNull();
  });
});

it('lists blocks as they are read, also where one was added last', () => {
  const content = contentAt(addBlock(addBlock(gallery(), 'text'), 'image'), IT);
  const listed = content === null ? [] : readingOrder(content).map((index) => content.blocks[index]?.kind);
  expect([listed[0], listed.at(-1)]).toEqual(['headline', 'notice']);
  expect(listed.lastIndexOf('text')).toBeLessThan(listed.indexOf('form'));
});
