import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Globe } from 'lucide-react';
import { IconButton } from '../../IconButton/index.ts';
import { Menu, MenuItem, MenuLink, MenuRadio, MenuSeparator } from './index.ts';

const trigger = <IconButton name="Il tuo account" icon={<Globe aria-hidden />} />;
const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Il tuo account' }));
  return screen.findByRole('menu');
};

it('acts, leads on and closes', async () => {
  const left = jest.fn();
  render(
    <Menu trigger={trigger}>
      <MenuLink to="/profile">Il mio profilo</MenuLink>
      <MenuSeparator />
      <MenuItem onPress={left}>Esci</MenuItem>
    </Menu>,
  );
  await openMenu();
  expect(screen.getByRole('menuitem', { name: 'Il mio profilo' })).toHaveAttribute('href', '/profile');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Esci' }));
  expect(left).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('is walked with the arrows and left with Escape', async () => {
  render(
    <Menu trigger={trigger}>
      <MenuItem onPress={jest.fn()}>Blocca</MenuItem>
      <MenuItem onPress={jest.fn()}>Segnala</MenuItem>
    </Menu>,
  );
  screen.getByRole('button').focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Blocca' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Segnala' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

it('ticks the one that is chosen and reports another', async () => {
  const chosen = jest.fn();
  render(
    <Menu trigger={trigger}>
      <MenuRadio
        value="it"
        onChange={chosen}
        options={[
          { value: 'it', label: 'Italiano', lang: 'it' },
          { value: 'en', label: 'English', lang: 'en' },
        ]}
      />
    </Menu>,
  );
  await openMenu();
  expect(screen.getByRole('menuitemradio', { name: 'Italiano' })).toBeChecked();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
  expect(chosen).toHaveBeenCalledWith('en');
});
