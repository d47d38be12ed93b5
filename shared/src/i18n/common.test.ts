import { beforeAll, expect, it } from '@jest/globals';
import { INTERESTS } from '../contracts/people/interests.ts';
import { LastActive } from '../contracts/people/profile.ts';
import { LANGUAGES } from '../contracts/platform/languages.ts';
import { commonCatalogue, lastActiveText } from './common.ts';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map((language) => commonCatalogue.ready(language)));
});

it('has a word for every interest and for every time of last activity', () => {
  for (const language of LANGUAGES) {
    const t = commonCatalogue.translator(language);
    for (const interest of INTERESTS) expect(t(`interest.${interest}`)).not.toContain('interest.');
    for (const last of LastActive.options) expect(lastActiveText(t, last)).not.toContain('last_active');
  }
});
