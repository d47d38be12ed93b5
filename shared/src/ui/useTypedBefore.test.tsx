import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { toHtml } from '../render/index.ts';
import { useTypedBefore } from './useTypedBefore.ts';

/** A field like those of the site: whatever renders it again writes its state into it. */
function Search() {
  const [search, setSearch] = useState('');
  const [renders, setRenders] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useTypedBefore(input, setSearch);
  useEffect(() => setRenders(1), []);
  return (
    <>
      <input ref={input} data-renders={renders} value={search} onChange={(event) => setSearch(event.target.value)} />
      <output>{search}</output>
    </>
  );
}

function Choice() {
  const [picked, setPicked] = useState('');
  const field = useRef<HTMLSelectElement>(null);
  useTypedBefore(field, setPicked);
  return (
    <>
      <select ref={field} value={picked} onChange={(event) => setPicked(event.target.value)}>
        <option value="">-</option>
        <option value="lazio">Lazio</option>
        <option value="molise">Molise</option>
      </select>
      <output>{picked}</output>
    </>
  );
}

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** The page as the server sent it, in which someone fills in its field before React takes it over. */
async function takeOver(Page: typeof Search, fillIn: () => void) {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = (await toHtml(() => <Page />)).html;
  fillIn();
  const failures: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(place, <Page />, { onRecoverableError: (cause) => failures.push(cause) });
  });
  expect(failures).toEqual([]);
}

describe('what was filled in before React took a page over', () => {
  it('is typed text that stays and has its effect', async () => {
    const field = () => screen.getByRole<HTMLInputElement>('textbox');
    await takeOver(Search, () => Object.assign(field(), { value: 'laura' }));
    expect([field().value, screen.getByRole('status').textContent]).toEqual(['laura', 'laura']);
    fireEvent.change(field(), { target: { value: '' } });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('is a choice that stays and has its effect', async () => {
    const field = () => screen.getByRole<HTMLSelectElement>('combobox');
    await takeOver(Choice, () => Object.assign(field(), { value: 'lazio' }));
    expect([field().value, screen.getByRole('status').textContent]).toEqual(['lazio', 'lazio']);
    fireEvent.change(field(), { target: { value: 'molise' } });
    expect(screen.getByRole('status')).toHaveTextContent('molise');
  });
});
