import { postLanderStart } from '@amarena/shared/contracts/landers/landers';
import { fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aLanderPage } from '../testing/aLanderPage.ts';
import { SwipeScreen } from './SwipeScreen.tsx';
import { optionOfDrag } from './swipe.model.ts';

async function open() {
  const api = fakeApi().answer(postLanderStart, undefined);
  await renderWith(<SwipeScreen page={aLanderPage('tinderswipe')} />, { api });
  return api;
}
const answers = () => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('tinderswipe', () => {
  it('RT-57 asks one card after the other by buttons, and shows all answers after the last', async () => {
    await open();
    expect(screen.getByRole('group', { name: 'Cenare tardi?' })).toBeInTheDocument();
    expect(screen.getByText('Ancora 3 risposte')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sì' }));
    await userEvent.click(screen.getByRole('button', { name: 'No' }));
    expect(screen.getByText('Ancora 1 risposta')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sì' }));
    expect(screen.getByRole('heading', { name: 'Le tue risposte' })).toHaveFocus();
    expect(answers()).toEqual(['Cenare tardi?Sì', 'Un cane?No', 'Ballare?Sì']);
  });

  it('takes the arrow keys, but not those that are typed into the field', async () => {
    await open();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(screen.getByRole('group', { name: 'Ballare?' })).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('E-mail'), 'a{ArrowLeft}');
    expect(screen.getByRole('group', { name: 'Ballare?' })).toBeInTheDocument();
  });

  it('lets the last answer be changed, and counts the first one as a start, once', async () => {
    const api = await open();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: 'Cambia l’ultima' }));
    await userEvent.click(within(screen.getByRole('group', { name: 'Ballare?' })).getByRole('button', { name: 'No' }));
    expect(answers().at(-1)).toBe('Ballare?No');
    expect(api.seen(postLanderStart)).toHaveLength(1);
  });

  it('stands for the first option on the left, for the last on the right, and snaps back after a short drag', () => {
    expect([optionOfDrag(-120, 2), optionOfDrag(120, 2), optionOfDrag(40, 2)]).toEqual([0, 1, null]);
  });

  it('follows a drag and answers where it lets go', async () => {
    await open();
    const card = screen.getByRole('heading', { name: 'Cenare tardi?' }).parentElement;
    if (card === null) throw new Error('No card');
    card.setPointerCapture = () => undefined;
    fireEvent.pointerDown(card, { clientX: 200, pointerId: 1 });
    fireEvent.pointerMove(card, { clientX: 60, pointerId: 1 });
    fireEvent.pointerUp(card, { clientX: 60, pointerId: 1 });
    expect(screen.getByRole('group', { name: 'Un cane?' })).toBeInTheDocument();
  });
});
