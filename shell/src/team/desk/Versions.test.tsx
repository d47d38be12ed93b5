import { getDeliveryTrends } from '@amarena/shared/contracts/platform/delivery';
import {
  type DeliveryGrant,
  type DeskPart,
  type DeskStepState,
  getDeliveryGrants,
  getDeskParts,
  getDeskStep,
  getVersionDifference,
  type PublishedVersion,
  postDeliveryChallenge,
  postDeliveryStep,
} from '@amarena/shared/contracts/platform/deliveryDesk';
import { createQueryClient, QueryClientProvider } from '@amarena/shared/query';
import { fakeApi } from '@amarena/shared/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/renderShell.tsx';
import { teamCatalogue } from '../catalogue.ts';
import { Versions } from './Versions.tsx';

const AT = '2026-11-21T10:00:00.000Z';
const ID = '019b0000-0000-7000-8000-000000000001';
const BYTES = new Uint8Array([1, 2, 3]).buffer;
const CREDENTIAL = {
  ...{ id: 'AQID', rawId: BYTES, type: 'public-key', authenticatorAttachment: 'platform', getClientExtensionResults: () => ({}) },
  response: { clientDataJSON: BYTES, authenticatorData: BYTES, signature: BYTES, userHandle: null },
};

/** A browser that supports passkeys. `choose` is what the person does when asked. */
function aBrowser(choose: () => Promise<unknown>): void {
  Object.defineProperty(window, 'PublicKeyCredential', { value: () => undefined, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { get: choose }, configurable: true });
}

const version = (name: string, change: Partial<PublishedVersion> = {}): PublishedVersion => ({
  ...{ version: name, published_at: AT, bytes: 40_000, gzip: 12_000, role: null, held_by: [] },
  ...change,
});
const chat: DeskPart = {
  part: 'mf-chat',
  versions: [version('1.3.0'), version('1.2.0', { role: 'active' }), version('1.1.0', { role: 'previous' })],
  left_out: 3,
  behind: [{ version: '1.2.0', what: 'bus', needs: '1.0.0', live: '1.2.0' }],
};
const grant = (steps: DeliveryGrant['steps']): DeliveryGrant => ({ name: 'Dana, by passkey', parts: ['mf-chat'], steps, until: AT });
const ALL = grant(['check', 'canary', 'activate', 'rollback']);
const state = (change: Partial<DeskStepState> = {}): DeskStepState => ({ id: ID, state: 'done', lines: [], refusal: null, ...change });

interface Given {
  readonly grants?: DeliveryGrant[];
  readonly by_passkey?: boolean;
  readonly part?: DeskPart;
  readonly step?: DeskStepState;
}
async function open({ grants = [ALL], by_passkey = true, part = chat, step = state() }: Given = {}) {
  await teamCatalogue.ready('it');
  const onChanged = jest.fn();
  const api = fakeApi()
    .answer(getDeliveryGrants, { by_passkey, grants })
    .answer(getDeskParts, { parts: [part] })
    .answer(getDeliveryTrends, {
      days: ['2026-11-20', '2026-11-21'],
      versions: [{ version: '1.2.0', errors: [1, 4], failures: [0, 0], LCP: [null, 2_100], INP: [null, null], CLS: [null, 80] }],
    })
    .answer(getVersionDifference, {
      before: { version: '1.2.0', built_at: AT, files: 2, bytes: 10, gzip: 2_048 },
      after: { version: '1.3.0', built_at: AT, files: 3, bytes: 20, gzip: 4_096 },
      files: [{ name: 'page.js', before: { bytes: 10, gzip: 1_024 }, after: { bytes: 5_000, gzip: 3_072 } }],
      files_left_out: 0,
      contracts: [{ kind: 'requires', name: 'bus', before: '1.0.0', after: '1.2.0' }],
      contracts_left_out: 0,
    })
    .answer(postDeliveryChallenge, { options: { challenge: 'AAAA', rpId: 'localhost' } })
    .answer(postDeliveryStep, step)
    .answer(getDeskStep, state({ lines: ['mf-chat@1.3.0 is live, generation 7'] }));
  const client = createQueryClient();
  await renderShell(
    <QueryClientProvider client={client}>
      <Versions onChanged={onChanged} />
    </QueryClientProvider>,
    {},
    { api },
  );
  await screen.findByText('1.3.0');
  return { api, onChanged };
}

describe('a developer with a grant', () => {
  beforeEach(() => {
    Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
    aBrowser(async () => CREDENTIAL);
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it('activates a version: says what will happen, asks for the passkey, and shows what became of it', async () => {
    const { api, onChanged } = await open({ step: state({ state: 'running', lines: ['mounting 4 pages'] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Attiva 1.3.0' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Attivare mf-chat 1.3.0?' }));
    expect(dialog.getByText(/riceve 1\.3\.0 al posto di 1\.2\.0/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Conferma con la passkey' }));
    expect(await dialog.findByText('mf-chat@1.3.0 is live, generation 7', undefined, { timeout: 4_000 })).toBeVisible();
    expect(dialog.getByText('Fatto.')).toBeVisible();
    const step = { step: 'activate', part: 'mf-chat', version: '1.3.0', percent: 100, smoke: true };
    expect(api.seen(postDeliveryChallenge).map(({ body }) => body)).toEqual([{ step }]);
    expect(api.seen(postDeliveryStep).map(({ body }) => body)).toEqual([{ step, passkey: expect.objectContaining({ id: 'AQID' }) }]);
    expect(onChanged).toHaveBeenCalled();
  });

  it('sees on the page what becomes of a step whose dialog was closed', async () => {
    const running = state({ state: 'running', lines: ['mounting 4 pages'] });
    const { api } = await open({ step: running });
    api.answer(getDeskStep, () => (screen.queryByRole('dialog') === null ? state() : running));
    await userEvent.click(screen.getByRole('button', { name: 'Controlla 1.3.0' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Conferma con la passkey' }));
    await within(dialog).findByText('mounting 4 pages');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Fatto.', undefined, { timeout: 4_000 })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(screen.queryByText('Fatto.')).toBeNull();
  });

  it('acts on the page of a shell that does not know every step of the grant, and reads those that it knows', async () => {
    await open({ grants: [grant(['check', 'a-step-of-tomorrow', 'activate'])] });
    expect(screen.getByText(/check, activate/)).toBeVisible();
    expect(screen.queryByText(/tomorrow/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Attiva 1.3.0' })).toBeVisible();
  });

  it('gives a version to a share of the visitors first', async () => {
    const { api } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Attiva 1.3.0' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Per chi'), '10%');
    expect(dialog.getByText(/Riceve 1\.3\.0 il 10% di chi visita/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Conferma con la passkey' }));
    await dialog.findByText('Fatto.');
    expect(api.seen(postDeliveryStep).map(({ body }) => body)).toMatchObject([{ step: { percent: 10 } }]);
  });

  it('rolls back from the version that the page shows', async () => {
    const { api } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Torna indietro con mf-chat' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('mf-chat torna da 1.2.0 a 1.1.0, subito e senza un’altra prova nel browser.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Conferma con la passkey' }));
    await dialog.findByText('Fatto.');
    expect(api.seen(postDeliveryStep).map(({ body }) => body)).toMatchObject([
      { step: { step: 'rollback', part: 'mf-chat', from: '1.2.0' } },
    ]);
  });

  it('is told the rule, both sides and what to do if a step is refused', async () => {
    const refusal = { rule: 'contract_mismatch', found: 'requires bus 9', expected: 'offers bus 1', remedy: 'Release a shell first.' };
    await open({ step: state({ state: 'refused', refusal }) });
    await userEvent.click(screen.getByRole('button', { name: 'Controlla 1.3.0' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Controllare mf-chat 1.3.0?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Conferma con la passkey' }));
    expect(await dialog.findByText('Rifiutato: non è cambiato niente.')).toBeVisible();
    for (const text of Object.values(refusal)) expect(dialog.getByText(text)).toBeVisible();
  });

  it('sends nothing if the passkey does not confirm', async () => {
    aBrowser(async () => {
      throw new DOMException('The person declined.', 'NotAllowedError');
    });
    const { api } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Attiva 1.3.0' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Conferma con la passkey' }));
    expect(await dialog.findByText('La passkey non ha confermato. Non è cambiato niente.')).toBeVisible();
    expect(api.seen(postDeliveryStep).map(({ body }) => body)).toEqual([]);
  });

  it('is told in the words of a step that the answer of the passkey did not count', async () => {
    const { api } = await open();
    api.refuse(postDeliveryStep, { code: 'passkey_failed' }, 401);
    await userEvent.click(screen.getByRole('button', { name: 'Attiva 1.3.0' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Conferma con la passkey' }));
    expect(await dialog.findByText('La passkey non ha confermato. Non è cambiato niente.')).toBeVisible();
    expect(dialog.queryByText(/accedi con la password/)).toBeNull();
  });

  it('is offered only what the grant allows', async () => {
    await open({ grants: [grant(['canary'])] });
    expect(screen.getByRole('button', { name: 'Attiva 1.3.0' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Torna indietro|Controlla/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Attiva 1.3.0' }));
    const shares = within(await screen.findByRole('dialog')).getAllByRole('option');
    expect(shares.map(({ textContent }) => textContent)).toEqual(['1%', '5%', '10%', '25%', '50%']);
  });
});

describe('a developer who may only look', () => {
  it.each([
    [{ grants: [] }, /non ti ha ancora assegnato parti e passi/],
    [{ by_passkey: false }, /per agire accedi con una passkey/],
  ])('is told why: %j', async (given, why) => {
    await open(given);
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Attiva|Torna indietro|Controlla/ })).toBeNull();
  });

  it('sees who holds a version back and what is behind what is live', async () => {
    const held_by = [{ rule: 'contract_mismatch', by: 'mf-members', found: 'needs 1', expected: 'offers 2', remedy: 'Build again.' }];
    await open({ part: { ...chat, versions: [version('1.3.0', { held_by }), ...chat.versions.slice(1)] } });
    expect(screen.getByText('la trattiene mf-members')).toBeVisible();
    await userEvent.click(screen.getByText('Perché 1.3.0 non può essere attivata'));
    expect(screen.getByText('needs 1')).toBeVisible();
    await userEvent.click(screen.getByText('Richiede contratti più vecchi di quelli attivi: 1'));
    expect(screen.getByText('1.2.0: bus 1.0.0')).toBeVisible();
    expect(screen.getByText('Altre, più vecchie: 3')).toBeVisible();
  });

  it('compares the live version with the newest one, by files and contracts', async () => {
    const { api } = await open();
    await userEvent.click(screen.getByText('Differenza fra due versioni'));
    const found = within(await screen.findByRole('region', { name: 'File' }));
    expect(found.getByRole('row', { name: /page\.js 1\skB 3\skB \+2\skB/ })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Contratti' })).getByRole('row', { name: /bus 1\.0\.0 1\.2\.0/ })).toBeVisible();
    expect(api.seen(getVersionDifference).map(({ query }) => query)).toEqual([{ part: 'mf-chat', before: '1.2.0', after: '1.3.0' }]);
  });

  it('sees the errors and web vitals of each version by day, also as a table', async () => {
    await open();
    await userEvent.click(await screen.findByText('Errori nei browser in una tabella'));
    const table = within(screen.getByRole('region', { name: /^Errori nei browser/ }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Giorno1.2.0',
      expect.stringMatching(/1$/),
      expect.stringMatching(/4$/),
    ]);
    expect(screen.getByText('LCP')).toBeVisible();
    expect(screen.queryByText('INP')).toBeNull();
  });
});
