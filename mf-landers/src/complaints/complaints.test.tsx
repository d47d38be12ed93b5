import { postComplaint } from '@amarena/shared/contracts/moderation/complaints';
import { aUser, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComplaintScreen } from './ComplaintScreen.tsx';

const open = (api = fakeApi().answer(postComplaint, { number: 1042 }), member = false) =>
  renderWith(<ComplaintScreen />, {
    api,
    address: '/complaints',
    session: member ? { status: 'member', user: aUser() } : { status: 'visitor' },
  });
const words = () => screen.getByRole('textbox', { name: /Che cosa è successo/ });
const fill = async (text = 'Il rimborso non è ancora arrivato.') => {
  await userEvent.click(screen.getByRole('radio', { name: 'Un pagamento o un rimborso' }));
  await userEvent.type(words(), text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Invia il reclamo' }));

describe('a complaint', () => {
  it('CM-01 is sent and answered with thanks and its number', async () => {
    const { api } = await open();
    await fill();
    await userEvent.type(screen.getByLabelText(/E-mail/), 'anna@example.test');
    await send();
    const thanks = await screen.findByRole('heading', { name: 'Grazie, il tuo reclamo è arrivato' });
    expect(thanks).toHaveFocus();
    expect(screen.getByText(/1042/)).toBeInTheDocument();
    expect(api.seen(postComplaint)[0]?.body).toEqual({
      category: 'payment',
      text: 'Il rimborso non è ancora arrivato.',
      email: 'anna@example.test',
    });
  });

  it('says that no answer can come where a visitor left no address, and that one comes to a member', async () => {
    await open();
    await fill();
    await send();
    expect(await screen.findByText(/non possiamo risponderti\.$/)).toBeInTheDocument();
  });

  it('goes to the member’s own address where none is typed', async () => {
    const { api } = await open(undefined, true);
    await fill();
    await send();
    expect(await screen.findByText(/una conferma per e-mail/)).toBeInTheDocument();
    expect(api.seen(postComplaint)[0]?.body).toMatchObject({ email: null });
  });

  it('shows what is missing, moves there, and sends nothing', async () => {
    const { api } = await open();
    await userEvent.type(words(), 'corto');
    await userEvent.type(screen.getByLabelText(/E-mail/), 'anna');
    await send();
    expect(screen.getByText('Scegli di che cosa si tratta.')).toBeInTheDocument();
    expect(words()).toBeInvalid();
    expect(screen.getByLabelText(/E-mail/)).toBeInvalid();
    expect(screen.getByRole('radio', { name: 'Un pagamento o un rimborso' })).toHaveFocus();
    expect(api.seen(postComplaint)).toHaveLength(0);
  });

  it('keeps what was typed after a refusal, and repeats the same request', async () => {
    const { api } = await open(fakeApi().refuse(postComplaint, { code: 'internal' }, 400));
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(words()).toHaveValue('Il rimborso non è ancora arrivato.');
    const keys = () => new Set(api.seen(postComplaint).map((request) => request.header('Idempotency-Key')));
    api.answer(postComplaint, { number: 7 });
    await send();
    expect(await screen.findByText(/7/)).toBeInTheDocument();
    expect(keys().size).toBe(1);
  });
});
