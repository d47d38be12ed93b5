import { beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../contracts/platform/languages.ts';
import { aSettings } from '../testing/siteBuilders.ts';
import { commonCatalogue } from './common.ts';
import { fictionalName } from './fictionalName.ts';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map((language) => commonCatalogue.ready(language)));
});

describe('fictional profiles', () => {
  it('WB-37 says that a real meeting is not possible', () => {
    expect(commonCatalogue.translator('it')('fictional.warning', { name: 'Giulia' })).toContain('un incontro dal vivo non è possibile');
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
