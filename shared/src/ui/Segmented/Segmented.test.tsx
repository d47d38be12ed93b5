import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Segmented } from './index.ts';

it('is a group of radio buttons that reports the choice', async () => {
  const chosen = jest.fn();
  render(
    <Segmented
      legend="Cerco"
      options={[
        { value: 'female', label: 'Donne' },
        { value: 'male', label: 'Uomini' },
      ]}
      value="female"
      onChange={chosen}
    />,
  );
  expect(screen.getByRole('group', { name: 'Cerco' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Donne' })).toBeChecked();
  await userEvent.click(screen.getByText('Uomini'));
  expect(chosen).toHaveBeenCalledWith('male');
});
