import { rulesOf } from '@amarena/shared/contracts/landers/landerTemplates';
import { expect, it } from '@jest/globals';
import { MANIFEST_TEMPLATES } from '../../landers/testing/manifestTemplates.ts';
import { addBlock, changeContent, newDocument, toggleLanguage } from '../document.model.ts';
import { merged } from './merge.model.ts';

const rules = rulesOf(MANIFEST_TEMPLATES, 'alonetonight');
if (rules === null) throw new Error('There is no template.');
const base = newDocument({ template: 'alonetonight', slug: '', name: 'Una prova' }, rules);
const IT = { variant: 0, language: 'it' } as const;
const titled = (title: string, from = base) => changeContent(from, IT, (content) => ({ ...content, title }));

it('joins changes of different fields', () => {
  const theirs = toggleLanguage({ ...base, name: 'Un altro nome' }, 'de');
  const both = merged(base, titled('Il mio titolo'), theirs);
  expect(both).toEqual({
    ...theirs,
    variants: [{ ...theirs.variants[0], content: { ...theirs.variants[0]?.content, it: titled('Il mio titolo').variants[0]?.content.it } }],
  });
});

it('keeps out of what it cannot join: one field, or a block more', () => {
  expect(merged(base, titled('Mio'), titled('Suo'))).toBeNull();
  expect(merged(base, addBlock(base, 'text'), addBlock(base, 'image'))).toBeNull();
  expect(merged(base, titled('Mio'), titled('Mio'))).toEqual(titled('Mio'));
});
