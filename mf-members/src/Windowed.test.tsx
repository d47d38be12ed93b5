import { renderWith } from '@amarena/shared/testing';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Windowed } from './Windowed.tsx';

const PAGE = 24;

function List() {
  const [pages, setPages] = useState(2);
  const names = Array.from({ length: pages * PAGE }, (_, index) => `Nome${index}`);
  return (
    <>
      <Windowed ids={names} total={400} page={PAGE} skeleton={() => null} more={null} loadingMore={false} moreFailed={null}>
        {(from, to, part) => (
          <ul>
            {names.slice(from, to).map((name, index) => (
              <li key={name} aria-posinset={part && part.position + index + 1}>
                <a href={`/members/${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </Windowed>
      <button type="button" onClick={() => setPages((before) => before + 1)}>
        Altre
      </button>
    </>
  );
}

afterEach(() => {
  jest.restoreAllMocks();
});

/** Only rows near the window are in the document, with their position in the whole list. */
const windowed = () => waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-posinset', '1'));

it('SR-07 keeps the keyboard where it is when the third page makes the list a long one', async () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300));
  await renderWith(<List />);
  const more = screen.getByRole('button', { name: 'Altre' });
  const link = screen.getByRole('link', { name: 'Nome4' });
  act(() => link.focus());
  act(() => more.click());
  await windowed();
  expect(link).toHaveFocus();
});
