import { FONT_FACES, FONTS_ATTRIBUTE } from '@amarena/shared/fonts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { provideFonts } from './provideFonts.ts';

const sheets = () => [...document.querySelectorAll<HTMLStyleElement>(`style[${FONTS_ATTRIBUTE}]`)];

describe('the typefaces of a page', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  it('stand in a sheet of their own, which the policy lets pass', () => {
    provideFonts(document, 'once');
    expect(sheets().map(({ textContent, nonce }) => [textContent, nonce])).toEqual([[FONT_FACES, 'once']]);
  });

  it('are left as they stand where the HTML came with them', () => {
    document.head.innerHTML = `<style ${FONTS_ATTRIBUTE}>brought</style>`;
    provideFonts(document, 'once');
    expect(sheets().map(({ textContent }) => textContent)).toEqual(['brought']);
  });

  it('have a stand-in for slanted words beside each for upright ones', () => {
    const faces = FONT_FACES.split('@font-face').filter((face) => face.includes('Fraunces like'));
    const names = (slope: string) =>
      faces.filter((face) => face.includes(`font-style:${slope}`)).map((face) => /'(Fraunces like \w+)'/.exec(face)?.[1]);
    expect(names('italic')).toEqual(names('normal'));
  });
});
