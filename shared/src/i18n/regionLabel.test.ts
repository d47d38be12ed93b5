import { beforeAll, describe, expect, it } from '@jest/globals';
import { COUNTRIES } from '../contracts/platform/countries.ts';
import { commonCatalogue } from './common.ts';
import { regionLabel } from './regionLabel.ts';

beforeAll(() => commonCatalogue.ready('it'));

const italian = () => commonCatalogue.translator('it');

describe('regions', () => {
  it('EN-24 calls the region differently in Italy and in the Netherlands', () => {
    expect([regionLabel(italian(), 'IT'), regionLabel(italian(), 'NL')]).toEqual(['Regione', 'Provincia']);
  });

  it('EN-25 has a label for each of the fifteen countries', () => {
    const labels = COUNTRIES.map((country) => regionLabel(italian(), country));
    expect(labels).toHaveLength(15);
    for (const label of labels) expect(label).toMatch(/^\p{Lu}\p{L}/u);
    expect(regionLabel(italian(), null)).toBe('Regione');
  });
});
