import { describe, expect, it } from '@jest/globals';
import { cardsIn } from './document.ts';

const CARD = (id: number) => `<li><div><a href="/members/${id}" class="a"><img></a><button aria-pressed="false"></button></div></li>`;

describe('The cards that a browser has of a document', () => {
  it('counts those that are complete', () => {
    expect(cardsIn(`<body><main><ul>${CARD(1)}${CARD(2)}${CARD(3).slice(0, -4)}`)).toBe(2);
  });

  it('counts none before the main part, and none that leads elsewhere', () => {
    expect(cardsIn(`<nav><li><a href="/members/1">Giulia</a></li></nav><main><li><a href="/likes">Likes</a></li>`)).toBe(0);
    expect(cardsIn('<head></head>')).toBe(0);
  });
});
