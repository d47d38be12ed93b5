import { describe, expect, it } from '@jest/globals';
import { isEmojiAlone, piecesOf } from './words.model.ts';

const links = (text: string) => piecesOf(text).flatMap((piece) => (piece.kind === 'link' ? [piece.text] : []));

describe('the words of a message', () => {
  it.each([
    ['Guarda https://esempio.it/a?b=1.', ['https://esempio.it/a?b=1']],
    ['(vedi https://esempio.it/a_(b)) e http://altro.it!', ['https://esempio.it/a_(b)', 'http://altro.it']],
    ['HTTPS://ESEMPIO.IT', ['HTTPS://ESEMPIO.IT']],
    ['nessuno qui: esempio.it', []],
    ['javascript:alert(1) data:text/html,x ftp://esempio.it', []],
    ['https://banca.it@cattivo.it/', []],
    ['https://', []],
  ])('show addresses of the web in full, and nothing else as a link: %s', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  it('lose no character', () => {
    const text = 'Prima https://esempio.it, poi <b>questo</b>\ne https://altro.it/».';
    expect(
      piecesOf(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  it.each([
    ['😀', true],
    ['👨‍👩‍👧‍👦 🇮🇹 ❤️', true],
    ['😀😀😀😀', false],
    ['ok 😀', false],
    ['3', false],
    ['', false],
  ])('are large where they are one to three emoji alone: %s', (text, expected) => {
    expect(isEmojiAlone(text)).toBe(expected);
  });
});
