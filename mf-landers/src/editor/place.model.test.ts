import { expect, it } from '@jest/globals';
import { namedPlace } from './place.model.ts';

it.each([
  ['variants[0].content.it.title', { variant: 0, language: 'it', block: null, field: 'title', item: null }],
  ['variants[1].content.de.blocks[2].items[1].text', { variant: 1, language: 'de', block: 2, field: 'text', item: 2 }],
  ['variants[0].content.it.blocks[3].options[0]', { variant: 0, language: 'it', block: 3, field: 'options', item: 1 }],
  ['variants[0].weight', { variant: 0, language: null, block: null, field: 'weight', item: null }],
  ['ends', { variant: null, language: null, block: null, field: 'ends', item: null }],
])('reads %s', (path, place) => {
  expect(namedPlace(path)).toEqual(place);
});
