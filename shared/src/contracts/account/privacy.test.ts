import { describe, expect, it } from '@jest/globals';
import { forget, KEPT, mayKeep, offIn, PURPOSES, type Purpose, privacyValue, purposeOf, purposesOff, storageFor } from './privacy.ts';

const browser = (cookie: string, signal?: boolean) => ({
  document: { cookie },
  navigator: signal === undefined ? {} : { globalPrivacyControl: signal },
});

describe('what a browser keeps nothing for', () => {
  it('is what someone switched off, word for word', () => {
    const choices: Purpose[][] = [[], ['trials'], ['origin', 'comfort'], [...PURPOSES]];
    for (const off of choices) expect(purposesOff(privacyValue(off), false)).toEqual(off);
    expect(offIn(browser('theme=dark; privacy=origin.trials; locale=it'))).toEqual(['origin', 'trials']);
    expect(offIn(browser('xprivacy=origin'))).toEqual([]);
    expect(offIn(browser('privacy=nonsense."><script>'))).toEqual([]);
  });

  it('follows the browser’s signal until someone chooses here', () => {
    expect(offIn(browser('', true))).toEqual(['origin', 'trials']);
    expect(offIn(browser('privacy=all', true))).toEqual([]);
    expect([mayKeep('origin', browser('', false)), mayKeep('origin', browser(''))]).toEqual([true, true]);
  });
});

describe('a storage for one purpose', () => {
  it('keeps nothing and has nothing while its purpose is off, also if that changed a moment ago', () => {
    const chosen = browser('');
    const storage = storageFor('comfort', localStorage, chosen);
    storage.setItem('amarena.near', 'a');
    expect(storage.getItem('amarena.near')).toBe('a');
    chosen.document.cookie = 'privacy=comfort';
    storage.setItem('amarena.near', 'b');
    expect([storage.getItem('amarena.near'), localStorage.getItem('amarena.near')]).toEqual([null, 'a']);
    storage.removeItem('amarena.near');
    expect(localStorage.getItem('amarena.near')).toBeNull();
  });

  it('loses what was kept for what is switched off, and nothing else', () => {
    const mine = ['amarena.drafts.giulia', 'amarena.tracking', 'amarena.dismissed.photo.giulia', 'amarena.outbox.giulia', 'elsewhere'];
    for (const key of mine) localStorage.setItem(key, '1');
    forget(['comfort', 'origin'], [localStorage, sessionStorage]);
    expect(mine.filter((key) => localStorage.getItem(key) !== null)).toEqual(mine.slice(2));
  });
});

it('knows each thing by its own name alone', () => {
  for (const { name, purpose } of KEPT) expect(purposeOf(name.endsWith('.') ? `${name}x` : name)).toBe(purpose);
  expect(purposeOf('amarena.pushy')).toBeNull();
});
