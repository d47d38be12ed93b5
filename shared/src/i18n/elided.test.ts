import { expect, it } from '@jest/globals';
import { elided } from './elided.ts';

it('fits the Italian article to the number after it', () => {
  expect(elided('Puoi recedere fino al 8 dicembre')).toBe('Puoi recedere fino all’8 dicembre');
  expect(elided('Nessun limite dal 11 marzo 2027')).toBe('Nessun limite dall’11 marzo 2027');
  expect(elided('costa il 80% in meno')).toBe('costa l’80% in meno');
  expect(elided('Il 8 e il 11')).toBe('L’8 e l’11');
  expect(elided('del 8.500')).toBe('dell’8.500');
});

it('leaves the article before every other number', () => {
  for (const text of ['fino al 18 dicembre', 'dal 1 gennaio', 'il 25% in meno', 'al 110', 'del 8500', 'tra 8 e 11 ore', 'dalle 11:00']) {
    expect(elided(text)).toBe(text);
  }
});

it('fits the Italian "a" to the name after it', () => {
  expect(elided('Scrivi a Alessia')).toBe('Scrivi ad Alessia');
  expect(elided('Metti like a Àgata')).toBe('Metti like a Àgata');
  expect(elided('A Anna piaci')).toBe('Ad Anna piaci');
  for (const text of ['Scrivi a Giulia', 'Scrivi a Adele', 'Scrivi a Elena', 'la città Arezzo', 'Giulia Andrea'])
    expect(elided(text)).toBe(text);
});
