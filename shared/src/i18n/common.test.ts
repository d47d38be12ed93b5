import { beforeAll, describe, expect, it } from '@jest/globals';
import { INTERESTS } from '../contracts/people/interests.ts';
import { LastActive } from '../contracts/people/profile.ts';
import { COUNTRIES } from '../contracts/platform/countries.ts';
import { LANGUAGES } from '../contracts/platform/languages.ts';
import { aSettings } from '../testing/siteBuilders.ts';
import { commonCatalogue, fictionalName, fictionalWarningShown, lastActiveText, regionLabel } from './common.ts';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map((language) => commonCatalogue.ready(language)));
});

const italian = () => commonCatalogue.translator('it');

describe('fictional profiles', () => {
  it('WB-37 says that a real meeting is not possible', () => {
    expect(italian()('fictional.warning', { name: 'Giulia' })).toContain('un incontro dal vivo non è possibile');
  });

  it('EN-65 hides the warning where the setting is off', () => {
    const fictional = { fictional: true };
    expect(fictionalWarningShown(aSettings({ fictional_warning: true }), fictional)).toBe(true);
    expect(fictionalWarningShown(aSettings({ fictional_warning: false }), fictional)).toBe(false);
    expect(fictionalWarningShown(aSettings({ fictional_warning: true }), { fictional: false })).toBe(false);
  });

  it('EN-66 names one and several in the words of the settings', () => {
    const settings = aSettings({ fictional_singular: 'profilo animato', fictional_plural: 'profili animati' });
    expect([1, 2].map((count) => fictionalName(settings, 'it', count))).toEqual(['profilo animato', 'profili animati']);
  });

  it('takes its own words in a language that the settings do not speak', () => {
    expect(fictionalName(aSettings(), 'de', 1)).toBe('fiktives Profil');
    expect(fictionalName(aSettings(), 'en', 2)).toBe('fictional profiles');
  });
});

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

it('has a word for every interest and for every time of last activity', () => {
  for (const language of LANGUAGES) {
    const t = commonCatalogue.translator(language);
    for (const interest of INTERESTS) expect(t(`interest.${interest}`)).not.toContain('interest.');
    for (const last of LastActive.options) expect(lastActiveText(t, last)).not.toContain('last_active');
  }
});
