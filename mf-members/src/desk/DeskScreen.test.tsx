import {
  type CaseDetail,
  deleteClaim,
  getAudit,
  getCase,
  getDesk,
  postClaim,
  postDecision,
} from '@amarena/shared/contracts/moderation/moderation';
import { getLabels, postLabels } from '@amarena/shared/contracts/people/labels';
import { anId, aUser, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskScreen } from './DeskScreen.tsx';

const person = (number: number) => ({ id: anId(number), name: `Nome${number}`, fictional: false, thumb: null });
const aCase = (number: number, change: Partial<CaseDetail> = {}): CaseDetail => ({
  queue: 'reports',
  id: anId(number),
  opened_at: '2026-11-20T10:00:00.000Z',
  member: person(number),
  category: 'fake',
  claim: null,
  not_for_me: false,
  person: {
    ...person(number),
    age: 34,
    gender: 'female',
    country: 'IT',
    city: 'Bologna',
    about_me: 'Restauro mobili.',
    signup_date: '2026-01-10T10:00:00.000Z',
    status: 'active',
    suspended: null,
    reports_received: 2,
    reports_made: 0,
    history: [],
  },
  author: person(90),
  text: 'Foto di un attore.',
  number: null,
  pictures: [],
  lines: [{ by: 'reported', text: 'Mi servono soldi', sent_at: '2026-11-20T09:00:00.000Z', reported: true }],
  appealed: null,
  answer_language: null,
  choices: [
    { decision: 'no_action', reasons: ['no_violation', 'not_enough_evidence'] },
    { decision: 'warn', reasons: ['fake', 'harassment'] },
  ],
  decided: null,
  ...change,
});

const counts = { reports: 2, photos: 0, verifications: 1, appeals: 0, complaints: 3 };

function open(address: string, cases = [aCase(1), aCase(2)]) {
  const claim = { by_me: true, name: 'Moderator', until: '2026-11-20T11:00:00.000Z' };
  const api = fakeApi()
    .answer(getDesk, { counts, cases })
    .answer(getCase, ({ query }) => {
      const found = cases.find(({ id }) => id === query.id);
      if (found === undefined) throw new Error('no such case');
      return { case: found };
    })
    .answer(postClaim, { claim })
    .answer(deleteClaim, undefined)
    .answer(postDecision, undefined)
    .answer(getLabels, { people: [{ ...person(7), live: false, exclusive: true }] })
    .answer(postLabels, undefined)
    .answer(getAudit, { entries: [], before: null });
  return renderWith(<DeskScreen />, { address, session: { status: 'member', user: aUser({ roles: ['moderator'] }) }, api });
}
/** On the site the shell tells the router about a new address; in this test nothing else does. */
async function arriveAt(path: string) {
  await waitFor(() => expect(window.location.pathname).toBe(path));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}
const caseHeading = (number: number) => screen.findByRole('heading', { level: 2, name: `Nome${number}` });

describe('the labels', () => {
  it('SR-10 SR-11 are set for the member of a name, taken back, and listed', async () => {
    const { api } = await open('/desk/labels');
    const list = within(await screen.findByRole('list', { name: 'Profili con etichetta' }));
    expect(list.getByText('Nome7').closest('li')).toHaveTextContent('Esclusiva');
    await userEvent.click(list.getByRole('button', { name: 'Togli le etichette a Nome7' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome utente' }), 'irene');
    await userEvent.click(screen.getByRole('checkbox', { name: 'In diretta' }));
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() =>
      expect(api.seen(postLabels).map(({ body }) => body)).toEqual([
        { name: 'Nome7', live: false, exclusive: false },
        { name: 'irene', live: true, exclusive: false },
      ]),
    );
  });

  it('say at the name that nobody has it', async () => {
    const { api } = await open('/desk/labels');
    api.refuse(postLabels, { code: 'validation_failed', fields: { name: 'not_found' } });
    await userEvent.type(screen.getByRole('textbox', { name: 'Nome utente' }), 'nessuno');
    await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Nome utente' })).toHaveAccessibleDescription('Nessuno ha questo nome.'),
    );
  });
});

describe('the desk', () => {
  it('lists what waits with how many there are in each queue', async () => {
    await open('/desk');
    const list = within(await screen.findByRole('list', { name: '2 casi in attesa' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([1, 2].map((n) => `/desk/reports/${anId(n)}`));
    const tabs = within(screen.getByRole('navigation', { name: 'Code' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Segnalazioni2');
    expect(tabs.getByRole('link', { name: /Reclami/ })).toHaveTextContent('3');
  });

  it('is worked wholly by keyboard: open, decide, give a reason, record, go on to the next case', async () => {
    const { api } = await open('/desk/reports');
    await screen.findByRole('list', { name: '2 casi in attesa' });
    await userEvent.keyboard('j');
    await arriveAt(`/desk/reports/${anId(1)}`);
    await caseHeading(1);
    await userEvent.keyboard('2');
    expect(screen.getByRole('radio', { name: 'Avverti' })).toBeChecked();
    await waitFor(() => expect(api.seen(postClaim)).toHaveLength(1));
    await userEvent.keyboard('1');
    expect(screen.getByRole('radio', { name: 'Profilo non autentico' })).toBeChecked();
    await userEvent.keyboard('n');
    await userEvent.keyboard('Foto note');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(api.seen(postDecision)).toHaveLength(1));
    const sent = { queue: 'reports', id: anId(1), decision: 'warn', reason: 'fake', photo: null, note: 'Foto note', answer: null };
    expect(api.seen(postDecision)[0]?.body).toEqual(sent);
    await arriveAt(`/desk/reports/${anId(2)}`);
    await caseHeading(2);
  });

  it('decides with Enter while the focus is on the case in the list, also one that was moved on to by key', async () => {
    const { api } = await open('/desk/reports');
    await userEvent.click(await screen.findByRole('link', { name: /Nome1/ }));
    await arriveAt(`/desk/reports/${anId(1)}`);
    await caseHeading(1);
    await userEvent.keyboard('j');
    await arriveAt(`/desk/reports/${anId(2)}`);
    await caseHeading(2);
    expect(screen.getByRole('link', { name: /Nome2/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Scegli che cosa fare.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Chiudi senza provvedimenti' })).toHaveFocus();
    screen.getByRole('link', { name: /Nome2/ }).focus();
    await userEvent.keyboard('11{Enter}');
    await waitFor(() => expect(api.seen(postDecision)).toHaveLength(1));
    expect(api.seen(postDecision)[0]?.body).toMatchObject({ id: anId(2), decision: 'no_action', reason: 'no_violation' });
  });

  it('sends a decision that was recorded while the case was still being taken, after it', async () => {
    const { api } = await open(`/desk/reports/${anId(1)}`);
    await caseHeading(1);
    // Synchronously, so that no answer can arrive in between.
    for (const key of ['1', '1', 'Enter']) fireEvent.keyDown(document.body, { key });
    expect(api.seen(postDecision)).toEqual([]);
    await waitFor(() => expect(api.seen(postDecision)).toHaveLength(1));
    expect(api.seen(postClaim)).not.toHaveLength(0);
  });

  it('names the code that the selfie of a verification has to show', async () => {
    await open(`/desk/verifications/${anId(1)}`, [aCase(1, { queue: 'verifications', text: 'KM74RX' })]);
    await caseHeading(1);
    expect(screen.getByRole('heading', { name: 'Codice che deve stare sul foglio' }).nextElementSibling).toHaveTextContent('KM74RX');
  });

  it('says what is missing instead of deciding', async () => {
    const { api } = await open(`/desk/reports/${anId(1)}`);
    await caseHeading(1);
    await userEvent.click(screen.getByRole('button', { name: 'Registra la decisione' }));
    expect(screen.getByText('Scegli che cosa fare.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Avverti' }));
    await userEvent.click(screen.getByRole('button', { name: 'Registra la decisione' }));
    expect(screen.getByText('Scegli un motivo.')).toBeInTheDocument();
    expect(api.seen(postDecision)).toEqual([]);
  });

  it('leaves a case alone that someone else has, or that is not for this moderator', async () => {
    const claim = { by_me: false, name: 'Piera', until: '2026-11-20T11:00:00.000Z' };
    await open(`/desk/reports/${anId(1)}`, [aCase(1, { claim }), aCase(2, { not_for_me: true })]);
    await caseHeading(1);
    expect(screen.getAllByText(/Piera ci lavora/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Registra la decisione' })).not.toBeInTheDocument();
    await userEvent.keyboard('j');
    await arriveAt(`/desk/reports/${anId(2)}`);
    await caseHeading(2);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('leaves the keys alone where they are switched off', async () => {
    await open('/desk/reports');
    await screen.findByRole('list', { name: '2 casi in attesa' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Scorciatoie da tastiera' }));
    await userEvent.keyboard('j');
    expect(screen.queryByRole('heading', { level: 2, name: 'Nome1' })).not.toBeInTheDocument();
  });
});
