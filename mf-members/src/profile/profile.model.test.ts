import { aProfile, aSettings } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { quoteOf } from '../quote.ts';
import { factsOf, factWords } from './facts.model.ts';
import { type GalleryPhoto, galleryOf, neighbour } from './gallery.model.ts';
import { interestsOf } from './Interests.tsx';

const open = (id: string): GalleryPhoto => ({ locked: false, id, filename: id, thumb_filename: id, match: id });
const locked = (id: string): GalleryPhoto => ({ locked: true, id, blurred_filename: id });

describe('facts', () => {
  it('EN-60 are those of the settings that the member has told', () => {
    const facts = factsOf(aProfile({ hair_color: null }), aSettings({ visible_profile_fields: ['hair_color', 'eye_color', 'city'] }));
    expect(facts.map(({ name, value }) => [name, value])).toEqual([
      ['eye_color', 'green'],
      ['city', 'Milano'],
    ]);
  });

  it('EN-61 carry a note where the settings want one', () => {
    const facts = factsOf(aProfile(), aSettings({ visible_profile_notes: ['body_type'] }));
    expect(facts.filter((fact) => fact.noted).map((fact) => fact.name)).toEqual(['body_type']);
  });
});

it('puts shared interests first and keeps the order otherwise', () => {
  const interests = interestsOf({ interests: ['reading', 'cooking', 'wine', 'sea'], shared_interests: ['wine', 'cooking'] });
  expect(interests.map(({ name, shared }) => (shared ? `*${name}` : name))).toEqual(['*cooking', '*wine', 'reading', 'sea']);
});

it.each([
  ['female', 'relationship_status.female.divorced'],
  ['male', 'relationship_status.male.divorced'],
] as const)('says a relationship status by gender: %s', (gender, key) => {
  expect(factWords({ name: 'relationship_status', value: 'divorced', noted: false }, gender)).toBe(key);
});

describe('words about oneself', () => {
  it('begin with a quotation where the first sentence is short', () => {
    expect(quoteOf('Leggo molto. Cucino volentieri.')).toEqual({ quote: 'Leggo molto.', rest: 'Cucino volentieri.' });
    expect(quoteOf('Senza punto alla fine')).toEqual({ quote: 'Senza punto alla fine', rest: null });
  });

  it('stay in one voice where it is long', () => {
    const long = `${'parola '.repeat(40)}fine. E poi.`;
    expect(quoteOf(long)).toEqual({ quote: null, rest: long });
  });

  it('may be missing', () => {
    expect(quoteOf('  ')).toEqual({ quote: null, rest: null });
  });
});

describe('gallery', () => {
  it('shows the main image of a card while its photos are on the way', () => {
    const { photos: _photos, ...card } = aProfile();
    expect(galleryOf(card)).toHaveLength(1);
    expect(galleryOf({ ...card, main_image: null })).toEqual([]);
  });

  it('goes around the ends and past locked photos', () => {
    const photos = [open('a'), open('b'), locked('c')];
    expect(neighbour(photos, 1, 1)).toBe(0);
    expect(neighbour(photos, 0, -1)).toBe(1);
    expect(neighbour([open('a'), locked('b')], 0, 1)).toBe(0);
  });
});
