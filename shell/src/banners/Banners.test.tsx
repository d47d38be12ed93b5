import { postActivate } from '@amarena/shared/contracts/account/activation';
import { DISMISSED_COOKIE, dismissedIn, dismissedValue } from '@amarena/shared/contracts/platform/dismissed';
import { queryClient } from '@amarena/shared/query';
import { decide } from '@amarena/shared/routing';
import { aMainImage, anOwnProfile, aSettings, aUser, fakeApi, theShell } from '@amarena/shared/testing';
import { type FakeClock, fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { aNavigation, bannerStores, renderShell, storedDismissals } from '../testing/renderShell.tsx';
import { Banners } from './Banners.tsx';

const offer = { code: 'WELCOME25', percentage: 25, expires: '2026-11-20T14:00:00.000Z', status: 'active' } as const;
const newMember = aUser({ signup_date: '2026-11-20T10:00:00.000Z', profile: anOwnProfile({ main_image: aMainImage() }) });
let clock: FakeClock;
beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: dismissals are in a cookie.
  document.cookie = `${DISMISSED_COOKIE}=; path=/; max-age=0`;
  clock = fakeClock('2026-11-20T11:00:00.000Z');
});
afterEach(() => clock.restore());

let navigation: ReturnType<typeof aNavigation>;
beforeEach(() => {
  navigation = aNavigation();
});
const goTo = (path: string) => act(() => navigation.here$.set({ path, decision: decide({ path, search: '', member: true }) }));

const open = async (options: Parameters<typeof renderShell>[2] = {}, banners = bannerStores()) => {
  const dismissals = storedDismissals();
  await renderShell(
    <Banners />,
    { navigation, banners, dismissals },
    { address: '/members', session: { status: 'member', user: newMember }, ...options },
  );
  return dismissals;
};
const place = () => screen.queryByRole('complementary', { name: 'Avvisi sul tuo account' });

describe('banners', () => {
  it('WB-14 WB-15 LY-02 TBN-05 count the time bonus down, each second, and lead to the credits', async () => {
    await open({ bus: { offer } });
    expect(place()).toHaveTextContent(/−25\s?% sul primo acquisto\. Il tuo bonus scade tra 03:00:00/);
    expect(screen.getByRole('link', { name: 'Vedi i crediti' })).toHaveAttribute('href', '/credits');
    await clock.pass(1_000);
    expect(screen.getByRole('timer')).toHaveTextContent('02:59:59');
  });

  it('TBN-07 TBN-08 go with the offer: at its end, and at a log-out', async () => {
    await open({ bus: { offer } });
    act(() => theShell().set('offer', null));
    expect(place()).toBeNull();
    act(() => theShell().set('offer', offer));
    expect(place()).toBeInTheDocument();
    act(() => theShell().set('session', { status: 'visitor' }));
    expect(place()).toBeNull();
    expect(screen.queryByRole('timer', { hidden: true })).toBeNull();
  });

  it('DIS-01 DIS-02 go when they are dismissed, and the focus goes on to the page', async () => {
    const main = document.body.appendChild(Object.assign(document.createElement('main'), { id: 'main', tabIndex: -1 }));
    await open({ bus: { offer } });
    fireEvent.click(screen.getByRole('button', { name: 'Nascondi questo avviso' }));
    expect(place()).toBeNull();
    expect(main).toHaveFocus();
    expect(dismissedIn(dismissedValue(document.cookie) ?? '', newMember.id)).toEqual({ time_bonus: clock.now() });
    main.remove();
  });

  it('WB-19 DIS-04 ask for pushes at a press, say where that failed, and stay away for 30 days once dismissed', async () => {
    const push = { capable: true, subscription: 'none', changing: false, failed: false, last_message: null } as const;
    const asked: unknown[] = [];
    const hearing = theShell().intents$.subscribe((intent) => asked.push(intent));
    const dismissals = await open({ bus: { push }, settings: aSettings({ push_public_key: 'key' }) });
    expect(place()).toBeNull();
    goTo('/likes');
    fireEvent.click(screen.getByRole('button', { name: 'Attiva' }));
    expect(asked).toEqual([{ type: 'push', wanted: true }]);
    act(() => theShell().set('push', { ...push, failed: true }));
    expect(screen.getByRole('status')).toHaveTextContent('Non ha funzionato');
    fireEvent.click(screen.getByRole('button', { name: 'Nascondi questo avviso' }));
    expect(place()).toBeNull();
    await clock.pass(29 * 86_400_000);
    expect(dismissals.isDismissed('push', newMember.id)).toBe(true);
    await clock.pass(86_400_000);
    expect(dismissals.isDismissed('push', newMember.id)).toBe(false);
    hearing.unsubscribe();
  });

  it('say that it takes long where data has been on its way for eight seconds, until it is here', async () => {
    const arrived = Promise.withResolvers<string>();
    await open();
    act(() => void queryClient.fetchQuery({ queryKey: ['slow'], queryFn: () => arrived.promise }));
    await clock.pass(7_999);
    expect(place()).toBeNull();
    await clock.pass(1);
    expect(screen.getByRole('status')).toHaveTextContent('Ci vuole più del solito');
    arrived.resolve('here');
    await clock.pass(0);
    expect(place()).toBeNull();
    queryClient.clear();
  });

  it('API-42 send the activation mail again and say so', async () => {
    const user = { ...newMember, status: 'not_confirmed' as const };
    const api = fakeApi().answer(postActivate, { user });
    await open({ session: { status: 'member', user }, api });
    fireEvent.click(screen.getByRole('button', { name: 'Invia di nuovo' }));
    await clock.pass(0);
    expect(place()).toHaveTextContent('Inviata.');
    expect(screen.queryByRole('button', { name: 'Invia di nuovo' })).toBeNull();
    expect(api.seen(postActivate).map((request) => request.header('Idempotency-Key'))).toEqual([expect.any(String)]);
  });

  it('keep the button where the mail cannot go out yet, and say for how long', async () => {
    const user = { ...newMember, status: 'not_confirmed' as const };
    const api = fakeApi().refuse(postActivate, { code: 'rate_limited', seconds: 42 }, 429);
    await open({ session: { status: 'member', user }, api });
    const said: string[] = [];
    const hearing = theShell().intents$.subscribe((intent) => intent.type === 'toast' && said.push(intent.text));
    fireEvent.click(screen.getByRole('button', { name: 'Invia di nuovo' }));
    await clock.pass(60_000);
    hearing.unsubscribe();
    expect(said).toEqual([expect.stringContaining('42 secondi')]);
    expect(screen.getByRole('button', { name: 'Invia di nuovo' })).toBeInTheDocument();
  });

  it.each([
    ['EN-07', 'bounce', 'l’indirizzo non è valido'],
    ['EN-06', 'fbl', 'segnalato come spam'],
    ['EN-08', 'listunsubscribe', 'Hai annullato l’iscrizione'],
  ] as const)('%s WB-20 say why mail is off: %s', async (_row, reason, words) => {
    await open({ session: { status: 'member', user: { ...newMember, notifications_disabled: [reason] } } });
    expect(place()).toHaveTextContent(words);
  });

  it('lead to the payment that waits', async () => {
    await open({}, bannerStores({ id: '0196f0e0-0000-7000-8000-000000000001', at_bank: true }));
    expect(screen.getByRole('link', { name: 'Vedi il pagamento' })).toHaveAttribute(
      'href',
      '/transactions/0196f0e0-0000-7000-8000-000000000001',
    );
  });

  it('say of a payment that was left that it can be taken up again or cancelled', async () => {
    await open({}, bannerStores({ id: '0196f0e0-0000-7000-8000-000000000001', at_bank: false }));
    expect(place()).toHaveTextContent('Pagamento non concluso');
    expect(place()).not.toHaveTextContent('non devi fare altro');
    expect(screen.getByRole('link', { name: 'Riprendi o annulla' })).toBeVisible();
  });

  it('say that news may be late only where the break lasts', async () => {
    await open({ bus: { connection: 'reconnecting' } });
    await clock.pass(9_000);
    expect(place()).toBeNull();
    await clock.pass(1_000);
    expect(place()).toHaveTextContent('la stiamo riaprendo');
  });
});
