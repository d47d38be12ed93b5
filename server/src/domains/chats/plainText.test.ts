import { describe, expect, it } from '@jest/globals';
import { plainText } from './plainText.ts';

describe('the text of a message', () => {
  it('loses what turns or hides other text, and nothing else', () => {
    expect(plainText('Ciao \u202egnp.exe\u202c \u2066bella\u2069')).toBe('Ciao gnp.exe bella');
    expect(plainText('c\u200bi\u200ba\ufeffo\u00ad')).toBe('ciao');
    expect(plainText('uno\u0000due\u0007\u009b tre')).toBe('unodue tre');
    expect(plainText('spia\u{e0061}\u{e0062}')).toBe('spia');
  });

  it('keeps lines, emoji of several parts, flags and other scripts', () => {
    for (const text of [
      'prima\n\tseconda',
      '👨‍👩‍👧‍👦 ❤️ 👍🏽',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
      'שלום',
      'می‌خواهم',
      '<b>ciao</b> & "ok"',
    ]) {
      expect(plainText(text)).toBe(text);
    }
    expect(plainText('a\r\nb')).toBe('a\nb');
  });

  it('is empty where nothing can be seen', () => {
    for (const text of ['\u200b\u200b', '\u200d', ' \u2800 ', '\u3164', '\u202e', '\u0301', '\u0000']) expect(plainText(text)).toBe('');
  });

  it('has no half characters', () => {
    expect(plainText('a\ud83d')).toBe('a\ufffd');
  });

  it('a stranger cannot stall the process with invisible letters', () => {
    const flags = '\u{1f3f4}'.repeat(50_000);
    const letters = '\u{e0061}'.repeat(100_000);
    const start = performance.now();
    expect(plainText(`ciao${letters}${flags}${letters}`)).toBe(`ciao${flags}`);
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  it('a stranger cannot hide text behind a flag', () => {
    expect(plainText(`\u{1f3f4}${'\u{e0061}'.repeat(40)}\u{e007f}`)).toBe('\u{1f3f4}');
  });
});
