import { renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BirthDate } from './BirthDate.tsx';

function Asked({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  const [left, setLeft] = useState(0);
  return (
    <>
      <BirthDate label="Nata il" value={value} onChange={setValue} onLeave={() => setLeft(left + 1)} error={null} hint="Solo l’età." />
      <output>{`${value} ${left}`}</output>
    </>
  );
}
const answer = () => screen.getByRole('status').textContent;

describe('a date of birth', () => {
  it('is typed as day, month by its name, and year, and left as one', async () => {
    await renderWith(<Asked />);
    const group = within(screen.getByRole('group', { name: 'Nata il' }));
    await userEvent.type(group.getByLabelText('Giorno'), '9');
    await userEvent.selectOptions(group.getByLabelText('Mese'), 'marzo');
    expect(answer()).toBe('0000-03-09 0');
    await userEvent.type(group.getByLabelText('Anno'), '1991');
    expect(answer()).toBe('1991-03-09 0');
    await userEvent.tab();
    expect(answer()).toBe('1991-03-09 1');
  });

  it('takes digits alone, and is empty again once all is removed', async () => {
    await renderWith(<Asked />);
    await userEvent.type(screen.getByLabelText('Giorno'), 'x3y1');
    expect(screen.getByLabelText('Giorno')).toHaveValue('31');
    await userEvent.clear(screen.getByLabelText('Giorno'));
    expect(answer()).toBe(' 0');
  });

  it('can be filled by the browser, and shows the date that is known', async () => {
    await renderWith(<Asked first="1991-03-09" />);
    expect(screen.getByLabelText('Giorno')).toHaveAttribute('autocomplete', 'bday-day');
    expect(screen.getByLabelText('Mese')).toHaveAttribute('autocomplete', 'bday-month');
    expect(screen.getByLabelText('Anno')).toHaveAttribute('autocomplete', 'bday-year');
    expect(screen.getByLabelText('Giorno')).toHaveValue('9');
    expect(screen.getByLabelText('Mese')).toHaveDisplayValue('marzo');
    expect(screen.getByLabelText('Anno')).toHaveValue('1991');
  });
});
