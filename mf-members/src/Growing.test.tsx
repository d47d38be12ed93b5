import { renderWith } from '@amarena/shared/testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ALONE, Growing } from './Growing.tsx';

const ended = globalThis.IntersectionObserver;
let near: () => void = () => undefined;

/** Tells that the end of the list is near the window whenever the test says so. */
class Told {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    near = () => tell([{ isIntersecting: true }]);
  }
  observe = jest.fn();
  disconnect = jest.fn();
}

afterEach(() => {
  globalThis.IntersectionObserver = ended;
});

function List() {
  const [pages, setPages] = useState(1);
  return (
    <>
      <p>{pages} pagine</p>
      <Growing more={() => setPages((before) => before + 1)} loadingMore={false} moreFailed={null} />
    </>
  );
}

it('grows by itself a few times, then waits for a press, so that the foot of the page can be reached', async () => {
  Object.assign(globalThis, { IntersectionObserver: Told });
  await renderWith(<List />);
  for (let time = 0; time < ALONE + 3; time += 1) act(() => near());
  expect(screen.getByText(`${ALONE + 1} pagine`)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button'));
  act(() => near());
  expect(screen.getByText(`${ALONE + 3} pagine`)).toBeInTheDocument();
});
