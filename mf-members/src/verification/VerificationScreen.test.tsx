import {
  CODE_MINUTES,
  deleteVerification,
  getVerification,
  postSelfie,
  postVerification,
  type Verification,
} from '@amarena/shared/contracts/account/verification';
import { anId, aUser, fakeApi, renderWith } from '@amarena/shared/testing';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VerificationScreen } from './VerificationScreen.tsx';

beforeAll(() => {
  // jsdom has no object URLs and renders no pictures.
  Object.assign(URL, { createObjectURL: () => 'blob:selfie', revokeObjectURL: () => undefined });
});

type Standing = Verification['standing'];
const soon = () => new Date(Date.now() + CODE_MINUTES * 60_000).toISOString();
const code = (): Standing => ({ state: 'code', code: 'KM74RX', ends_at: soon() });
const pending: Standing = { state: 'pending', sent_at: new Date().toISOString() };
const at = (standing: Standing, change: Partial<Verification> = {}) => ({
  verification: { standing, has_photo: true, again_at: null, ...change },
});

const open = (answer: { verification: Verification }, api = fakeApi()) =>
  renderWith(<VerificationScreen />, {
    address: '/profile/verification',
    session: { status: 'member', user: aUser({ id: anId(1) }) },
    api: api.answer(getVerification, answer),
  });
const picture = new File(['picture'], 'selfie.jpg', { type: 'image/jpeg' });
const chooseSelfie = async () => userEvent.upload(await screen.findByLabelText('Scegli una foto', { selector: 'input' }), picture);

describe('the verification', () => {
  it('says who sees the selfie and when it is deleted before anything is asked', async () => {
    await open(at({ state: 'none' }));
    expect(await screen.findByText(/Lo vede solo chi modera/)).toHaveTextContent('entro 24 ore');
    expect(screen.getByRole('button', { name: 'Chiedi il codice' })).toBeEnabled();
  });

  it('shows the code spelled out, with its time, and takes the focus there', async () => {
    await open(at({ state: 'none' }), fakeApi().answer(postVerification, at(code())));
    await userEvent.click(await screen.findByRole('button', { name: 'Chiedi il codice' }));
    expect(await screen.findByText('K M 7 4 R X')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Il tuo codice' })).toHaveFocus();
  });

  it('shows the selfie before it goes and sends it once it is wanted', async () => {
    const { api } = await open(at(code()), fakeApi().answer(postSelfie, at(pending)));
    await chooseSelfie();
    expect(screen.getByRole('img', { name: 'Anteprima del selfie' })).toBeInTheDocument();
    expect(api.seen(postSelfie)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Invia il selfie' }));
    expect(await screen.findByRole('heading', { name: 'Selfie inviato' })).toBeInTheDocument();
    expect(api.seen(postSelfie)[0]?.body).toBe(picture);
    expect(api.seen(postSelfie)[0]?.header('Idempotency-Key')).not.toBeNull();
  });

  it('can be stopped while the selfie is on its way, and keeps it for another try', async () => {
    await open(
      at(code()),
      fakeApi().handle(postSelfie, () => 'wait'),
    );
    await chooseSelfie();
    await userEvent.click(screen.getByRole('button', { name: 'Invia il selfie' }));
    expect(screen.getByRole('progressbar', { name: 'Invio del selfie' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(screen.getByRole('button', { name: 'Invia il selfie' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Anteprima del selfie' })).toBeInTheDocument();
  });

  it('lets a selfie arrive that was on its way when the code ended', async () => {
    const ends_at = new Date(Date.now() + 60_000).toISOString();
    const { api } = await open(
      at({ state: 'code', code: 'KM74RX', ends_at }),
      fakeApi().handle(postSelfie, () => 'wait'),
    );
    await chooseSelfie();
    await userEvent.click(screen.getByRole('button', { name: 'Invia il selfie' }));
    const over = Date.now() + 61_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(over);
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('00:00:00'));
    clock.mockRestore();
    expect(screen.getByRole('progressbar', { name: 'Invio del selfie' })).toBeInTheDocument();
    expect(api.seen(getVerification)).toHaveLength(1);
  });

  it('says why a selfie was not taken and keeps it', async () => {
    await open(at(code()), fakeApi().refuse(postSelfie, { code: 'photo_unusable', problem: 'too_small' }, 422));
    await chooseSelfie();
    await userEvent.click(screen.getByRole('button', { name: 'Invia il selfie' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Scegline un’altra' })).toBeInTheDocument();
  });

  it('asks for a new code after the old one has ended', async () => {
    await open(at({ state: 'expired' }));
    expect(await screen.findByText('Il codice è scaduto.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Chiedi un codice nuovo' })).toBeEnabled();
  });

  it('gives the reason of a refusal and another try', async () => {
    await open(at({ state: 'refused', reason: 'code_wrong', decided_at: new Date().toISOString() }));
    expect(await screen.findByText(/non è quello che ti abbiamo dato/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Chiedi un codice nuovo' })).toBeEnabled();
  });

  it('offers no code without a photo, nor before the next try', async () => {
    const { unmount } = await open(at({ state: 'none' }, { has_photo: false }));
    expect(await screen.findByText('Prima serve una tua foto.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Chiedi il codice' })).toBeNull();
    unmount();
    await open(at({ state: 'none' }, { again_at: soon() }));
    expect(await screen.findByText(/Per oggi hai usato tutti i tentativi/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Chiedi il codice' })).toBeNull();
  });

  it('asks before the request is withdrawn', async () => {
    const { api } = await open(at(pending), fakeApi().answer(deleteVerification, at({ state: 'none' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Ritira la richiesta' }));
    expect(api.seen(deleteVerification)).toHaveLength(0);
    await userEvent.click(screen.getAllByRole('button', { name: 'Ritira la richiesta' }).at(-1) ?? document.body);
    await waitFor(() => expect(api.seen(deleteVerification)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Chiedi il codice' })).toBeInTheDocument();
  });

  it('shows the decision as soon as the moderator took it', async () => {
    const { api, shell } = await open(at(pending));
    await screen.findByRole('heading', { name: 'Selfie inviato' });
    api.answer(getVerification, at({ state: 'verified', since: '2026-11-21T10:00:00.000Z' }));
    act(() => shell.publish({ type: 'verification', state: 'verified' }));
    expect(await screen.findByRole('heading', { name: 'Il tuo profilo è verificato' })).toBeInTheDocument();
  });
});
