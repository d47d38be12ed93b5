import { expect, it } from '@jest/globals';
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
  expect(html).toContain('<a class="button" href="https://example.test/a">');
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
  expect(html).toContain('<a href="https://example.test/a">');
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
  expect(html).toContain('<a class="button" href="https://example.test/a">Vedi la ricevuta</a><p class="small">Venditore: Amarena</p>');
  expect(text).toBe('Ciao,\n\nè arrivato.\n\nVedi la ricevuta:\nhttps://example.test/a\n\nVenditore: Amarena');
});
