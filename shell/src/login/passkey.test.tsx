import { postPasskeyChallenge, postPasskeyLogin } from '@amarena/shared/contracts/account/passkeys';
import { aUser, type FakeApi, fakeApi, theShell } from '@amarena/shared/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, renderShell } from '../testing/renderShell.tsx';
import { loginCatalogue } from './catalogue.ts';
import { LoginScreen } from './LoginScreen.tsx';

beforeAll(() => loginCatalogue.ready('it'));

const BYTES = new Uint8Array([1, 2, 3]).buffer;
const CREDENTIAL = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: BYTES, authenticatorData: BYTES, signature: BYTES, userHandle: null },
};
type Wanted = { mediation?: string; signal?: AbortSignal; publicKey: { challenge: ArrayBuffer } };

/** A browser that supports passkeys. `choose` is what the person does when asked. */
function aBrowser(choose: (wanted: Wanted) => Promise<unknown>, { offers = false } = {}) {
  const get = jest.fn(choose);
  const PublicKeyCredential = Object.assign(() => undefined, { isConditionalMediationAvailable: async () => offers });
  Object.defineProperty(window, 'PublicKeyCredential', { value: PublicKeyCredential, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  return get;
}

const server = () => fakeApi().answer(postPasskeyChallenge, { options: { challenge: 'AAAA', rpId: 'localhost' } });
const open = (api: FakeApi) => renderShell(<LoginScreen />, { session: aSession() }, { api });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Accedi con una passkey' }));
const status = () => theShell().bus.session$.value.status;

describe('the log-in by passkey', () => {
  beforeEach(() => {
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('is not offered by a browser that knows none', async () => {
    await renderShell(<LoginScreen />, { session: aSession() });
    expect(screen.queryByRole('button', { name: 'Accedi con una passkey' })).toBeNull();
  });

  it('logs in by the passkey that the person chooses, and whether to be remembered', async () => {
    aBrowser(async () => CREDENTIAL);
    const api = server().answer(postPasskeyLogin, { user: aUser() });
    await open(api);
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    await waitFor(() => expect(status()).toBe('member'));
    expect(api.seen(postPasskeyLogin)[0]?.body).toMatchObject({ remember: false, passkey: { id: 'AQID', type: 'public-key' } });
  });

  it('says nothing where the person chooses none', async () => {
    aBrowser(async () => {
      throw new DOMException('not allowed', 'NotAllowedError');
    });
    await open(server());
    await press();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accedi con una passkey' })).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(status()).toBe('visitor');
  });

  it('says what to do with a passkey that was removed', async () => {
    aBrowser(async () => CREDENTIAL);
    await open(server().refuse(postPasskeyLogin, { code: 'passkey_failed' }, 401));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Questa passkey non vale qui');
  });

  it('is offered in the list under the e-mail field if the browser has one', async () => {
    const get = aBrowser(async () => CREDENTIAL, { offers: true });
    await open(server().answer(postPasskeyLogin, { user: aUser() }));
    await waitFor(() => expect(status()).toBe('member'));
    expect(get.mock.calls[0]?.[0].mediation).toBe('conditional');
  });

  it('is offered until the page is left, so that the browser keeps the page, and again when it is shown again', async () => {
    const get = aBrowser(() => new Promise(() => undefined), { offers: true });
    await open(server());
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(false);
    window.dispatchEvent(new Event('pagehide'));
    expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  });
});
