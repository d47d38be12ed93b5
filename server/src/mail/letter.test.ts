import { describe, expect, it } from '@jest/globals';
import { letter, plainLetter } from './letter.ts';

const POLISH = {
  language: 'pl',
  brand: 'Amarena',
  title: 'Ktoś z okolicy',
  paragraphs: ['Rozmowa w przeglądarce'],
  card: { title: 'W nocy', text: 'i w dzień' },
  action: { label: 'Wróć z nami', href: 'https://example.test/a' },
  after: ['Link działa o świcie.'],
} as const;
const SET = ['z\u00a0okolicy', 'w\u00a0przeglądarce', 'W\u00a0nocy', 'i\u00a0w\u00a0dzień', 'z\u00a0nami', 'o\u00a0świcie'];

it('no line of a Polish mail ends with a lone letter, in both bodies', () => {
  const { text, html } = letter(POLISH);
  for (const words of SET) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(html).toMatch(/<a class="button"[^>]* href="https:\/\/example\.test\/a">/);
});

it('a mail that is written as text alone is set in the same way, and says its language', () => {
  const { html } = plainLetter({
    language: 'pl',
    brand: 'Amarena',
    subject: 'Zwrot',
    text: 'Pieniądze z zakupu\n\nhttps://example.test/a',
  });
  expect(html).toContain('z\u00a0zakupu');
  expect(html).toContain('<html lang="pl">');
  expect(html).toMatch(/<a class="link"[^>]* href="https:\/\/example\.test\/a">/);
});

it('leaves mails in other languages as they were written', () => {
  expect(letter({ ...POLISH, language: 'it' }).text).toContain('Ktoś z okolicy');
});

it('a mail that is written as text has a button for what there is to do, and the address in its plain body', () => {
  const { text, html } = plainLetter({
    language: 'it',
    brand: 'Amarena',
    subject: 'Ordine',
    text: 'Ciao,\n\nè arrivato.',
    action: { label: 'Vedi la ricevuta', href: 'https://example.test/a' },
    after: ['Venditore: Amarena'],
  });
  expect(html).toMatch(
    /<a class="button"[^>]* href="https:\/\/example\.test\/a">Vedi la ricevuta<\/a><p class="small"[^>]*>Venditore: Amarena<\/p>/,
  );
  expect(text).toBe('Ciao,\n\nè arrivato.\n\nVedi la ricevuta:\nhttps://example.test/a\n\nVenditore: Amarena');
});

describe('a mail program that removes `<style>`', () => {
  const unstyled = (html: string) => html.replace(/<style>[\s\S]*?<\/style>/g, '');
  const styleOf = (html: string, part: string) => new RegExp(`class="${part}" style="([^"]*)"`).exec(html)?.[1] ?? '';
  const PLAIN = {
    language: 'it',
    brand: 'Amarena',
    subject: 'Ordine',
    text: 'Ciao, https://example.test/b',
    action: POLISH.action,
  } as const;

  it.each([
    ['a mail of parts', letter(POLISH).html],
    ['a mail that is written as text', plainLetter(PLAIN).html],
  ])('shows the button as a button, and the width and colours of the page: %s', (_name, html) => {
    const shown = unstyled(html);
    expect(styleOf(shown, 'button')).toMatch(/background: #b3142f; color: #fff/);
    expect(styleOf(shown, 'button')).toMatch(/padding: 17px 24px/);
    expect(styleOf(shown, 'mail')).toMatch(/max-width: 504px/);
    expect(styleOf(shown, 'body')).toMatch(/background: #f1ebe4; color: #271417/);
  });

  it('finds a style on every element that the mail shows', () => {
    for (const { html } of [letter({ ...POLISH, links: [POLISH.action] }), plainLetter(PLAIN)]) {
      const elements = unstyled(html).match(/<(?:body|div|h1|p|a|b|i)\b[^>]*>/g) ?? [];
      expect(elements.filter((element) => !/ style="[^"]+"/.test(element))).toEqual([]);
    }
  });
});

it('has dark colours that override those on the elements', () => {
  const dark = /@media \(prefers-color-scheme: dark\) \{([\s\S]*)\}\s*<\/style>/.exec(letter(POLISH).html)?.[1] ?? '';
  const declarations = dark.match(/[\w-]+: [^;]+;/g) ?? [];
  expect(declarations.length).toBeGreaterThan(8);
  expect(declarations.filter((declaration) => !declaration.endsWith('!important;'))).toEqual([]);
});
