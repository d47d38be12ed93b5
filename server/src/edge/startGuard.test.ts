import { runInNewContext } from 'node:vm';
import { expect, it, jest } from '@jest/globals';
import { START_GUARD } from './startGuard.ts';

/** A document that is still arriving, with the guard in its head. */
function anArrivingPage() {
  const heard = new Map<string, (event: unknown) => void>();
  const marked = jest.fn();
  let whole: () => void = () => undefined;
  runInNewContext(START_GUARD, {
    document: {
      cookie: '',
      documentElement: { setAttribute: marked },
      querySelector: (selector: string) => (selector.includes('first-visit') ? null : { content: '' }),
      addEventListener: (_kind: string, listener: () => void) => {
        whole = listener;
      },
    },
    addEventListener: (kind: string, listener: (event: unknown) => void) => void heard.set(kind, listener),
    removeEventListener: (kind: string) => void heard.delete(kind),
  });
  return { happens: (kind: string, event: unknown = {}) => heard.get(kind)?.(event), isWhole: () => whole(), marked };
}

const aSubmission = () => ({ preventDefault: jest.fn(), submitter: 'button', target: { requestSubmit: jest.fn() } });

it('holds a form that is sent while the document arrives, and sends it once when that is whole', () => {
  const page = anArrivingPage();
  const [first, second] = [aSubmission(), aSubmission()];
  second.target = first.target;
  page.happens('submit', first);
  page.happens('submit', second);
  expect(first.preventDefault).toHaveBeenCalledTimes(1);
  expect(second.preventDefault).toHaveBeenCalledTimes(1);
  expect(first.target.requestSubmit).not.toHaveBeenCalled();
  page.isWhole();
  expect(first.target.requestSubmit.mock.calls).toEqual([['button']]);
});

it('leaves forms alone once the document is whole', () => {
  const page = anArrivingPage();
  page.isWhole();
  const late = aSubmission();
  page.happens('submit', late);
  expect(late.preventDefault).not.toHaveBeenCalled();
});

it.each(['pointerdown', 'keydown'])('notes %s for the script that loads the others', (kind) => {
  const page = anArrivingPage();
  page.happens(kind);
  expect(page.marked).toHaveBeenCalledWith('data-hurried', '');
});
