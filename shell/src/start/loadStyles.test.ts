import { FONT_FACES, FONTS_ATTRIBUTE, GlobalStyle } from '@amarena/shared/siteStyles';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { loadStyles } from './loadStyles.ts';

const sheets = () => [...document.querySelectorAll<HTMLStyleElement>(`style[${FONTS_ATTRIBUTE}]`)];

describe('the typefaces of a page', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  it('stand in a sheet of their own, which the policy lets pass', async () => {
    expect(await loadStyles(document, { nonce: 'once', rendered: false })).toEqual({ GlobalStyle });
    expect(sheets().map(({ textContent, nonce }) => [textContent, nonce])).toEqual([[FONT_FACES, 'once']]);
  });

  it('are not loaded where the HTML came with them', async () => {
    expect(await loadStyles(document, { nonce: 'once', rendered: true })).toBeNull();
    expect(sheets()).toEqual([]);
  });

  it('have a stand-in for slanted words beside each for upright ones', () => {
    const faces = FONT_FACES.split('@font-face').filter((face) => face.includes('Fraunces like'));
    const names = (slope: string) =>
      faces.filter((face) => face.includes(`font-style:${slope}`)).map((face) => /'(Fraunces like \w+)'/.exec(face)?.[1]);
    expect(names('italic')).toEqual(names('normal'));
  });
});
