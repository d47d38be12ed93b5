import { getDecisions, type MyDecision, postAppeal } from '@amarena/shared/contracts/moderation/moderation';
import { anId, aUser, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecisionsScreen } from './DecisionsScreen.tsx';

const aDecision = (change: Partial<MyDecision> = {}): MyDecision => ({
  id: anId(1),
  side: 'about',
  queue: 'reports',
  decision: 'warn',
  words: { title: 'Un avvertimento', text: 'Abbiamo ricevuto una segnalazione.', why: 'Motivo: altro.' },
  answer: null,
  decided_at: '2026-11-20T10:00:00.000Z',
  until: null,
  overturned: false,
  appeal: null,
  appeal_until: '2027-05-19T10:00:00.000Z',
  ...change,
});

const open = (decisions: MyDecision[], address = '/decisions') =>
  renderWith(<DecisionsScreen />, {
    address,
    session: { status: 'member', user: aUser() },
    api: fakeApi().answer(getDecisions, { decisions }).answer(postAppeal, undefined),
  });

describe('decisions that concern a member', () => {
  it('say what was decided and why, the one of the address first', async () => {
    const other = aDecision({ id: anId(2), words: { title: 'Foto approvata', text: 'Si vede.', why: null }, appeal_until: null });
    await open([aDecision(), other], `/decisions/${anId(2)}`);
    await screen.findByRole('heading', { name: 'Foto approvata' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Foto approvata',
      'Un avvertimento',
    ]);
    expect(screen.getByText('Motivo: altro.')).toBeInTheDocument();
  });

  it('can be appealed against, with words', async () => {
    const { api } = await open([aDecision()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Chiedi un riesame' }));
    await userEvent.click(screen.getByRole('button', { name: 'Invia la richiesta' }));
    expect(screen.getByText('Scrivi perché, anche in una frase.')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox'), 'Non ero io');
    await userEvent.click(screen.getByRole('button', { name: 'Invia la richiesta' }));
    await waitFor(() => expect(api.seen(postAppeal)[0]?.body).toEqual({ decision: anId(1), text: 'Non ero io' }));
  });

  it('offers no appeal where there can be none, and tells of the one that was made', async () => {
    await open([aDecision({ appeal_until: null, appeal: { made_at: '2026-11-20T10:00:00.000Z', outcome: null } })]);
    expect(await screen.findByText(/Hai chiesto un riesame/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Chiedi un riesame' })).not.toBeInTheDocument();
  });
});
