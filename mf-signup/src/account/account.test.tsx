import { getNameFree, postSignup } from '@amarena/shared/contracts/account/signup';
import { getSignupSteps, type SignupProgress } from '@amarena/shared/contracts/account/signupSteps';
import { getUser } from '@amarena/shared/contracts/account/userCalls';
import { getProfile } from '@amarena/shared/contracts/people/profile';
import { keptTracking, TRACKING_STORE } from '@amarena/shared/contracts/platform/tracking';
import { anId, aProfile, aSettings, aUser, type FakeApi, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemberSignupScreen } from './MemberSignupScreen.tsx';
import { SignupScreen } from './SignupScreen.tsx';

const STEPS: SignupProgress = { done: [], open: 'push', email: 'anna@example.test', signup_profile: null };
const PASSWORD = 'caffè freddo di marzo';
const server = () => fakeApi().answer(getNameFree, ({ query }) => ({ free: query.name !== 'giulia' }));
const open = (api: FakeApi, settings = aSettings()) => renderWith(<SignupScreen />, { api, settings, address: '/signup' });

const type = (label: string | RegExp, value: string) => userEvent.type(screen.getByLabelText(label), value);
const typeBirth = async (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => String(Number(part)));
  await type('Giorno', day);
  await userEvent.selectOptions(screen.getByLabelText('Mese'), month);
  await type('Anno', year);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Crea il tuo account' }));
const leave = () => userEvent.tab();

async function fill({ name = 'anna.r', email = 'anna@example.test', birth = '1990-05-01' } = {}) {
  await userEvent.click(screen.getByRole('radio', { name: 'Donna' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Uomini' }));
  await type('Nome visibile', name);
  await type('E-mail', email);
  await typeBirth(birth);
  await type('Password', PASSWORD);
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('account step of sign-up', () => {
  it('SU-01 creates the account with what was typed, and goes on to the first step', async () => {
    const user = aUser({ status: 'not_confirmed' });
    const api = server().answer(postSignup, { user }).answer(getUser, { user }).answer(getSignupSteps, STEPS);
    const { shell } = await open(api);
    await fill();
    await submit();
    await waitFor(() => expect(api.seen(postSignup)).toHaveLength(1));
    expect(api.seen(postSignup)[0]?.body).toMatchObject({
      gender: 'female',
      name: 'anna.r',
      email: 'anna@example.test',
      date_of_birth: '1990-05-01',
      country: 'IT',
      language: 'it',
    });
    expect(api.seen(postSignup)[0]?.body).not.toHaveProperty('signup_message');
    act(() => shell.set('session', { status: 'member', user }));
    await waitFor(async () => expect(await screen.findByRole('heading', { name: 'Aggiungi una foto' })).toHaveFocus());
  });

  it('names terms and privacy at the button, and asks for consent to use whom one wants to meet', async () => {
    const api = server().answer(postSignup, { user: aUser() });
    await open(api);
    for (const [name, path] of [
      ['termini', '/pages/terms'],
      ['informativa privacy', '/pages/privacy'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
    await fill();
    const consent = screen.getByRole('checkbox', { name: /^Acconsento/ });
    await userEvent.click(consent);
    await submit();
    expect(consent).toHaveAccessibleDescription('Serve il tuo consenso per proporti persone adatte.');
    expect(api.seen(postSignup)).toEqual([]);
    await userEvent.click(consent);
    await submit();
    await waitFor(() => expect(api.seen(postSignup)[0]?.body).toMatchObject({ seeks: 'male', orientation_consent: true }));
  });

  it('says how many steps there are, once the browser has said whether it takes pushes', async () => {
    const settings = aSettings({ push_public_key: 'key' });
    const { shell } = await open(server(), settings);
    const bar = () => screen.queryByRole('img', { name: /^Passo/ });
    const answer = (subscription: 'unknown' | 'none' | 'denied') =>
      act(() => shell.set('push', { ...shell.bus.push$.value, subscription }));
    answer('unknown');
    expect(bar()).toBeNull();
    answer('none');
    expect(bar()).toHaveAccessibleName('Passo 1 di 5, account');
    answer('denied');
    expect(bar()).toHaveAccessibleName('Passo 1 di 4, account');
  });

  it('does not let a second press through once the account exists', async () => {
    const api = server().answer(postSignup, { user: aUser() });
    await open(api);
    await fill();
    await submit();
    const busy = await screen.findByRole('button', { name: 'Creazione in corso' });
    await userEvent.click(busy);
    expect(api.seen(postSignup)).toHaveLength(1);
  });

  it('TRK-04 sends where the person came from on an earlier visit', async () => {
    const tracking = { network: 'partner', ref: 'r', sub1: 'a', sub2: 'b', sub3: 'c' };
    localStorage.setItem(TRACKING_STORE, keptTracking(tracking, Date.now()));
    const api = server().answer(postSignup, { user: aUser() });
    await open(api);
    await fill();
    await submit();
    await waitFor(() => expect(api.seen(postSignup)).toHaveLength(1));
    localStorage.removeItem(TRACKING_STORE);
    expect(api.seen(postSignup)[0]?.body).toMatchObject({ tracking });
  });

  it('sends by which wording of a lander the person came, and no mark that is none', async () => {
    const mark = `${anId()}.3.b`;
    for (const [given, sent] of [
      [mark, mark],
      ['<b>', undefined],
    ]) {
      const api = server().answer(postSignup, { user: aUser() });
      const { unmount } = await renderWith(<SignupScreen />, { api, settings: aSettings(), address: `/signup?lander=${given}` });
      await fill();
      await submit();
      await waitFor(() => expect(api.seen(postSignup)).toHaveLength(1));
      expect(api.seen(postSignup).map(({ body }) => new Map(Object.entries(body ?? {})).get('lander'))).toEqual([sent]);
      unmount();
    }
  });

  it('VA-06 shows "E-mail non valida" for an address that is none', async () => {
    await open(server());
    await type('E-mail', 'abc');
    await leave();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/^E-mail non valida/);
  });

  it('VA-06 asks for an address where none was typed', async () => {
    await open(server());
    await submit();
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Scrivi la tua e-mail\./);
  });

  it('VA-07 VA-08 offers the address that was probably meant, and takes it over at a press', async () => {
    await open(server());
    await type('E-mail', 'a@gmial.com');
    await userEvent.click(screen.getByRole('button', { name: /a@gmail\.com/ }));
    expect(screen.getByLabelText('E-mail')).toHaveValue('a@gmail.com');
  });

  it('VA-04 asks for the date of birth and names the minimum age to someone too young', async () => {
    await open(server());
    await typeBirth(`${new Date().getFullYear() - 10}-01-01`);
    await leave();
    expect(screen.getByRole('group', { name: 'Data di nascita' })).toHaveAccessibleDescription(/18/);
  });

  it.each(['1905-03-03', `${new Date().getFullYear() + 1}-03-03`])('asks to check the year of %s, a day that exists', async (birth) => {
    await open(server());
    await typeBirth(birth);
    await leave();
    const group = screen.getByRole('group', { name: 'Data di nascita' });
    expect(group).toHaveAccessibleDescription('Controlla l’anno di nascita.');
    expect(group).not.toHaveTextContent(/\banni\b/);
  });

  it('tells while typing that a name is taken', async () => {
    await open(server());
    await type('Nome visibile', 'giulia');
    await leave();
    await waitFor(() => expect(screen.getByLabelText('Nome visibile')).toHaveAttribute('aria-invalid', 'true'));
  });

  it('shows every problem at once and moves to the first when an empty form is sent', async () => {
    const api = server();
    await open(api);
    await submit();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Donna' })).toHaveFocus());
    expect(api.seen(postSignup)).toHaveLength(0);
  });

  it('VA-09 leads to the log-in when an account with this e-mail exists, and keeps what was typed', async () => {
    await open(server().refuse(postSignup, { code: 'email_in_use' }, 409));
    await fill();
    await submit();
    expect(await screen.findByRole('link', { name: 'Accedi da qui' })).toHaveAttribute('href', '/login');
    expect(screen.getByLabelText('Nome visibile')).toHaveValue('anna.r');
  });

  it.each(['email_in_use', 'account_being_deleted', 'signup_disabled'] as const)(
    'takes the focus to a refusal as %s, each time',
    async (code) => {
      await open(server().refuse(postSignup, { code }, 409));
      await fill();
      for (const _press of [1, 2]) {
        await submit();
        await waitFor(() => expect(screen.getByRole('alert').closest('[tabindex="-1"]')).toHaveFocus());
      }
    },
  );

  it('takes the focus to the field that the server refused', async () => {
    await open(server().refuse(postSignup, { code: 'validation_failed', fields: { password: 'password_weak' } }, 400));
    await fill();
    await submit();
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });

  it('takes the focus to the notice if the server refused what is no field', async () => {
    await open(server().refuse(postSignup, { code: 'validation_failed', fields: { time_zone: 'invalid' } }, 400));
    await fill();
    await submit();
    await waitFor(() => expect(screen.getByRole('alert').closest('[tabindex="-1"]')).toHaveFocus());
  });

  it('tells the way on for an address that was never confirmed, in the same words whether it was or not', async () => {
    await open(server().refuse(postSignup, { code: 'email_in_use' }, 409));
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Se l’iscrizione non è mai stata confermata, .+ come continuare/);
  });

  it('VA-10 tells of the mailed way back where the account with this e-mail is being deleted', async () => {
    await open(server().refuse(postSignup, { code: 'account_being_deleted' }, 409));
    await fill();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(/collegamento di riattivazione che ti abbiamo mandato/);
    expect(screen.getByLabelText('Nome visibile')).toHaveValue('anna.r');
  });

  it('repeats a lost request under the same key, so that pressing again makes no second account', async () => {
    const api = server().handle(postSignup, (_request, attempt) =>
      attempt <= 6 ? { status: 400, data: { code: 'request_in_progress' } } : { status: 200, data: { user: aUser() } },
    );
    await open(api);
    await fill();
    await submit();
    await screen.findByRole('alert');
    await submit();
    const keys = api.seen(postSignup).map((request) => request.header('Idempotency-Key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('SGN-06 ERR-22 shows that sign-up is by invitation, and no form', async () => {
    await open(server(), aSettings({ signups: 'none' }));
    expect(screen.getByRole('heading')).toHaveTextContent('Per ora si entra su invito');
    expect(screen.queryByRole('button', { name: 'Crea il tuo account' })).not.toBeInTheDocument();
  });
});

describe('sign-up from someone’s page', () => {
  const from = (api: FakeApi) => renderWith(<MemberSignupScreen />, { api, address: `/members/${anId(7)}/signup` });

  it('RT-10 EN-47 shows that member and takes first words to them along', async () => {
    const profile = aProfile({ id: anId(7), name: 'Giulia', fictional: true });
    const api = server().answer(getProfile, { profile }).answer(postSignup, { user: aUser() });
    await from(api);
    expect(await screen.findByRole('heading', { name: 'Iscriviti per scrivere a Giulia' })).toBeVisible();
    expect(screen.getAllByText('Profilo fittizio').length).toBeGreaterThan(0);
    await fill();
    await type(/Le tue prime parole a Giulia/, 'Ciao, anche tu in montagna?');
    await submit();
    await waitFor(() => expect(api.seen(postSignup)).toHaveLength(1));
    expect(api.seen(postSignup)[0]?.body).toMatchObject({ profile: anId(7), signup_message: 'Ciao, anche tu in montagna?' });
  });

  it('is a plain sign-up where that member is gone', async () => {
    await from(server().refuse(getProfile, { code: 'profile_deleted' }, 410));
    expect(await screen.findByRole('heading', { name: 'Iniziamo dalle basi' })).toBeVisible();
    expect(screen.queryByLabelText(/prime parole/)).not.toBeInTheDocument();
  });
});
