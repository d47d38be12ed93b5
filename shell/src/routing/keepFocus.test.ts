import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { keepFocus } from './keepFocus.ts';

let main: HTMLElement;
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<main tabindex="-1"><section tabindex="-1"><button>Riprova</button></section></main><button>Altro</button>';
  main = element('main');
  end = keepFocus(() => main);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
  jest.useRealTimers();
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

async function leaves(selector: string): Promise<void> {
  element('section button').focus();
  element(selector).remove();
  await jest.advanceTimersByTimeAsync(200);
}

it('gives the focus to the nearest box around a button that leaves with it', async () => {
  await leaves('section button');
  expect(element('section')).toHaveFocus();
});

it('gives the focus to the content where the box leaves, too', async () => {
  await leaves('section');
  expect(main).toHaveFocus();
});

it('lets alone a focus that someone gave to another element in the meantime', async () => {
  element('section button').focus();
  element('section').remove();
  element('button').focus();
  await jest.advanceTimersByTimeAsync(200);
  expect(element('button')).toHaveFocus();
});

it('takes nothing from a page whose focus someone had given up', async () => {
  element('section button').focus();
  element('section button').blur();
  await jest.advanceTimersByTimeAsync(0);
  element('section button').remove();
  await jest.advanceTimersByTimeAsync(200);
  expect(document.body).toHaveFocus();
});
