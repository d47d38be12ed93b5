import { renderWith } from '@amarena/shared/testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { AUTO_PAGES, Growing } from './Growing.tsx';

const ended = globalThis.IntersectionObserver;
let near: () => void = () => undefined;
let farThenNear: () => void = () => undefined;

/** Reports on command that the end of the list is near the window. */
class Told {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    near = () => tell([{ isIntersecting: true }]);
    farThenNear = () => tell([{ isIntersecting: false }, { isIntersecting: true }]);
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

afterEach(() => {
  globalThis.IntersectionObserver = ended;
});

function List() {
  const [pages, setPages] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place}>
      <p>{pages} pagine</p>
      <a href="/members/1">Giulia</a>
      <Growing place={place} more={() => setPages((before) => before + 1)} loadingMore={false} moreFailed={null} />
    </div>
  );
}

it('grows by itself a few times, then waits for a press, so that the foot of the page can be reached', async () => {
  Object.assign(globalThis, { IntersectionObserver: Told });
  await renderWith(<List />);
  for (let time = 0; time < AUTO_PAGES + 3; time += 1) act(() => near());
  expect(screen.getByText(`${AUTO_PAGES + 1} pagine`)).toBeInTheDocument();
  const button = screen.getByRole('button');
  await userEvent.click(button);
  // jsdom treats every focus as keyboard focus; a real browser does not for a focus set by a pointer.
  act(() => button.blur());
  act(() => near());
  expect(screen.getByText(`${AUTO_PAGES + 3} pagine`)).toBeInTheDocument();
});

it('SR-07 grows when a busy browser tells in one breath that the end was far and is near now', async () => {
  Object.assign(globalThis, { IntersectionObserver: Told });
  await renderWith(<List />);
  act(() => farThenNear());
  expect(screen.getByText('2 pagine')).toBeInTheDocument();
});

it('does not grow by itself under the keyboard, so that the next stop past its end can be reached', async () => {
  Object.assign(globalThis, { IntersectionObserver: Told });
  await renderWith(<List />);
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Giulia' })).toHaveFocus();
  act(() => near());
  expect(screen.getByText('1 pagine')).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('2 pagine')).toBeInTheDocument();
  act(() => near());
  expect(screen.getByText('2 pagine')).toBeInTheDocument();
});
