import {
  deletePasskey,
  getPasskeys,
  type Passkey,
  postPasskey,
  postPasskeyOptions,
  putPasskey,
} from '@amarena/shared/contracts/account/passkeys';
import { aUser, fakeApi, renderWith } from '@amarena/shared/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingsWords } from '../settings/catalogue.ts';
import PasskeysDialog from './PasskeysDialog.tsx';

const BYTES = new Uint8Array([1, 2, 3]).buffer;
const CREDENTIAL = {
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: BYTES, attestationObject: BYTES, getTransports: () => ['internal'] },
};
const PHONE: Passkey = {
  id: '0196f0e0-0000-7000-8000-000000000001',
  name: 'iOS, Safari',
  created_at: '2026-11-01T10:00:00.000Z',
  last_used_at: null,
  synced: true,
};
const OPTIONS = {
  options: {
    challenge: 'AAAA',
    rp: { name: 'Amarena', id: 'localhost' },
    user: { id: 'AAAA', name: 'marco@example.test', displayName: 'Marco' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  },
};

/** A device. `create` is what it does when asked to create a passkey. */
function aDevice(create: () => Promise<unknown>): void {
  Object.defineProperty(window, 'PublicKeyCredential', { value: () => undefined, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
}
const refusing = (name: string) => async () => {
  throw new DOMException('no', name);
};
const open = (api: ReturnType<typeof fakeApi>) =>
  renderWith(<PasskeysDialog onClose={() => undefined} />, { api, session: { status: 'member', user: aUser() } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function add() {
  await press('Aggiungi una passkey');
  await userEvent.type(screen.getByLabelText('La tua password'), 'caffe-freddo-12');
  await press('Continua');
}

describe('passkeys in the settings', () => {
  beforeAll(() => settingsWords.ready('it'));
  beforeEach(() => aDevice(async () => CREDENTIAL));
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('are added behind the password, by the device', async () => {
    const api = fakeApi()
      .answer(getPasskeys, { passkeys: [] })
      .answer(postPasskeyOptions, OPTIONS)
      .answer(postPasskey, { passkeys: [PHONE] });
    await open(api);
    expect(await screen.findByText('Non hai ancora una passkey.')).toBeVisible();
    await add();
    expect(await screen.findByText('iOS, Safari')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('La passkey è pronta');
    expect(api.seen(postPasskeyOptions)[0]?.body).toEqual({ password: 'caffe-freddo-12' });
    expect(api.seen(postPasskey)[0]?.body).toMatchObject({ passkey: { id: 'AQID', response: { transports: ['internal'] } } });
  });

  it('ask for the right password before the device', async () => {
    const api = fakeApi().answer(getPasskeys, { passkeys: [] }).refuse(postPasskeyOptions, { code: 'password_wrong' }, 403);
    await open(api);
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent('Questa non è la tua password attuale');
    expect(screen.getByLabelText('La tua password')).toHaveFocus();
  });

  it.each([
    ['NotAllowedError', 'Il dispositivo non ha aggiunto nessuna passkey'],
    ['InvalidStateError', 'Questo dispositivo ha già una passkey'],
  ])('say how it ended where the device makes none: %s', async (name, text) => {
    aDevice(refusing(name));
    await open(fakeApi().answer(getPasskeys, { passkeys: [] }).answer(postPasskeyOptions, OPTIONS));
    await add();
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });

  it('get another name', async () => {
    const api = fakeApi()
      .answer(getPasskeys, { passkeys: [PHONE] })
      .answer(putPasskey, { passkeys: [{ ...PHONE, name: 'Telefono' }] });
    await open(api);
    await press('Rinomina iOS, Safari');
    const name = screen.getByRole('textbox', { name: 'Nome' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Telefono');
    await press('Salva');
    expect(await screen.findByText('Telefono')).toBeVisible();
    expect(api.seen(putPasskey)[0]?.body).toEqual({ id: PHONE.id, name: 'Telefono' });
  });

  it('are removed behind the password', async () => {
    const api = fakeApi()
      .answer(getPasskeys, { passkeys: [PHONE] })
      .answer(deletePasskey, { passkeys: [] });
    await open(api);
    await press('Elimina iOS, Safari');
    await userEvent.type(await screen.findByLabelText('La tua password'), 'caffe-freddo-12');
    await press('Elimina');
    expect(api.seen(deletePasskey)[0]?.body).toEqual({ id: PHONE.id, password: 'caffe-freddo-12' });
    expect(await screen.findByText('Non hai ancora una passkey.')).toBeVisible();
  });

  it('are not offered by a browser that knows none', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await open(fakeApi().answer(getPasskeys, { passkeys: [] }));
    expect(await screen.findByText(/Questo browser non conosce le passkey/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aggiungi una passkey' })).toBeNull();
  });
});
