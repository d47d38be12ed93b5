import type { LanderPage } from '@amarena/shared/contracts/landers/landers';
import { expect, it } from '@jest/globals';
import { pressedBlock } from './pressedBlock.model.ts';

const blocks: LanderPage['blocks'] = [
  { kind: 'headline', above: '', text: 'Luci *accese*' },
  { kind: 'image', image: 'abc123', alt: '' },
  { kind: 'points', title: '', ordered: false, items: [{ icon: null, title: 'Prezzi chiari', text: 'Prima di ogni messaggio' }] },
  { kind: 'form', title: 'Comincia', button: 'Entra', note: '' },
  // The same text as the heading.
  { kind: 'notice', text: 'Luci accese' },
];

function press(id: string): number | null {
  document.body.innerHTML = `<main id="ground"><h1>Luci <em id="accent">accese</em></h1><figure><img id="picture" src="/i/abc123-640.webp"></figure>
    <ul><li><svg id="icon"></svg><p>Prezzi chiari</p></li></ul><form><label id="label">E-mail<input id="field"></label><button id="button">Entra</button></form></main>`;
  const element = document.querySelector(`#${id}`);
  if (element === null) throw new Error(`Nothing is called ${id}.`);
  return pressedBlock({ blocks }, element);
}

it.each([
  ['accent', 0],
  ['picture', 1],
  ['icon', 2],
  ['field', 3],
  ['label', 3],
  ['button', 3],
  ['ground', null],
] as const)('a press on the drawn page finds the block that shows there: %s', (id, index) => {
  expect(press(id)).toBe(index);
});
