import { createBus } from '@amarena/shared/bus';
import { type DeliveredVersion, getDelivery } from '@amarena/shared/contracts/platform/delivery';
import { getDeliveryGrants, getDeskParts } from '@amarena/shared/contracts/platform/deliveryDesk';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { fakeApi } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noOverrides, renderShell } from '../testing/renderShell.tsx';
import { busEvents$, recordBus } from './busEvents.ts';
import { teamCatalogue } from './catalogue.ts';
import { DeliveryScreen } from './DeliveryScreen.tsx';
import { TryVersion } from './TryVersion.tsx';

const AT = '2026-11-21T10:00:00.000Z';
const aVersion = (version: string, change: Partial<DeliveredVersion> = {}): DeliveredVersion => ({
  version,
  since: AT,
  by: 'anna',
  days: [],
  starts: 90,
  failures: 10,
  failures_by_kind: { timed_out: 10 },
  median_ms: 188,
  p95_ms: 400,
  ...change,
});

const chat = {
  remote: 'mf-chat',
  active: {
    ...aVersion('2.15.1', {
      days: [
        { starts: 1, failures: 1, median_ms: 100 },
        { starts: 4, failures: 0, median_ms: 200 },
      ],
    }),
    provenance: { state: 'none', repository: null, ref: null, commit: null, workflow: null, run: null },
  },
  previous: aVersion('2.14.4'),
  canary: { ...aVersion('2.16.0'), percent: 10, trial: { canary: { visitors: 40, failed: 1 }, active: { visitors: 360, failed: 2 } } },
  taken_back: null,
} as const;

const delivery: AnswerOf<typeof getDelivery> = {
  at: AT,
  production: true,
  generation: 214,
  shell: { version: '9.1.0', since: AT, by: 'anna' },
  remotes: [
    chat,
    {
      remote: 'mf-payments',
      active: aVersion('4.2.1', { starts: 0, failures: 0, failures_by_kind: {}, median_ms: null, p95_ms: null }),
      previous: null,
      canary: null,
      taken_back: { ...aVersion('4.3.0'), percent: 5, why: 'It failed for 9 of 9 visitors.' },
    },
    { remote: 'mf-signup', active: null, previous: null, canary: null, taken_back: null },
  ],
  figures: [
    {
      route: 'members-id',
      remote: 'mf-members',
      version: '3.0.1',
      LCP: { p75: 2_896, count: 40, phase: 'render_delay', days: [null, null, null, null, null, 2_435, 2_896] },
      INP: { p75: 152, count: 31, phase: 'processing', days: [null, null, null, null, null, null, 152] },
      CLS: null,
    },
  ],
  errors: [
    {
      id: 'a1',
      remote: 'mf-chat',
      kind: 'error',
      name: 'TypeError',
      reason: 'is undefined',
      place: { file: 'mf-chat/src/conversation/Bubble.tsx', line: 41, column: 18, text: 'const [first] = message.photos;' },
      frames: [
        { file: 'mf-chat/src/conversation/Bubble.tsx', line: 41, column: 18, text: 'const [first] = message.photos;' },
        { file: 'node_modules/react-dom/cjs/react-dom-client.production.js', line: 4_312, column: 9, text: 'return a(b);' },
      ],
      route: 'chats-id',
      generation: 214,
      first_version: '2.16.0',
      first_seen: AT,
      last_seen: AT,
      count: 1_204,
      days: [0, 0, 0, 0, 3, 201, 1_000],
      versions: { '2.15.1': 4, '2.16.0': 1_200 },
      browsers: { Chrome: 1_000, Safari: 204 },
    },
    {
      id: 'b2',
      remote: 'shell',
      kind: 'csp',
      name: 'script-src-elem',
      reason: 'inline',
      place: null,
      frames: [],
      route: null,
      generation: null,
      first_version: '9.1.0',
      first_seen: AT,
      last_seen: AT,
      count: 1,
      days: [0, 0, 0, 0, 0, 0, 1],
      versions: { '9.1.0': 1 },
      browsers: { Other: 1 },
    },
  ],
  history: [{ generation: 214, at: AT, by: 'davide', what: 'mf-payments@4.3.0 live for 5 %' }],
};

async function open() {
  await teamCatalogue.ready('it');
  await renderShell(
    <DeliveryScreen />,
    { overrides: noOverrides() },
    {
      api: fakeApi()
        .answer(getDelivery, delivery)
        .answer(getDeliveryGrants, { by_passkey: true, grants: [] })
        .answer(getDeskParts, { parts: [] }),
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Registro dei remoti' });
}
const lineOf = (name: string) => {
  const line = screen.getByRole('heading', { level: 2, name }).closest('article');
  if (line === null) throw new Error(`No line for ${name}.`);
  return within(line);
};

describe('what developers see of what is live', () => {
  it('shows each error of a part with its place, that line of the sources, and the version that brought it', async () => {
    await open();
    const part = within(screen.getByRole('region', { name: 'mf-chat' }));
    expect(part.getByText('mf-chat/src/conversation/Bubble.tsx:41:18')).toBeVisible();
    expect(part.getByText('const [first] = message.photos;')).toBeVisible();
    expect(part.getByText('TypeError').parentElement).toHaveTextContent('TypeError: is undefined');
    expect(part.getByText('1204')).toBeVisible();
    expect(part.getByText('Prima versione').parentElement).toHaveTextContent(/2\.16\.0/);
    expect(part.getByText('Generazione').parentElement).toHaveTextContent('214');
    expect(part.getByText('Versioni').parentElement).toHaveTextContent('2.16.0 1200, 2.15.1 4');
    expect(part.getByRole('img', { name: 'Ultimi sette giorni: 0, 0, 0, 0, 3, 201, 1000' })).toBeInTheDocument();
    await userEvent.click(part.getByText('Percorso delle chiamate'));
    expect(part.getByText(/react-dom-client\.production\.js:4312:9/)).toBeVisible();
  });

  it('says of an error without a place what was violated, and that the place is unknown', async () => {
    await open();
    const part = within(screen.getByRole('region', { name: 'shell' }));
    expect(part.getByText('script-src-elem').parentElement).toHaveTextContent('script-src-elem: inline');
    expect(part.getByText('regola di sicurezza')).toBeVisible();
    expect(part.getByText('Il punto nel codice non è noto.')).toBeVisible();
  });

  it('shows who gets which version, and how each does', async () => {
    await open();
    const line = lineOf('mf-chat');
    expect(line.getByRole('img', { name: '90% sulla versione attiva, 10% sulla canary' })).toBeInTheDocument();
    expect(line.getByText('Senza provenienza')).toBeInTheDocument();
    expect(line.getByText(/In prova: 2\.16\.0 ha fallito per 1 di 40 visitatori, 2\.15\.1 per 2 di 360/)).toBeInTheDocument();
    expect(line.getByRole('img', { name: 'Ultimi sette giorni: 50%, 0%' })).toBeInTheDocument();
    expect(line.getByText(/npm run deliver -- activate mf-chat@2\.16\.0/)).toBeInTheDocument();
  });

  it('says why the site took a version back, and what it means that none is live', async () => {
    await open();
    expect(lineOf('mf-payments').getByText('4.3.0 è stata ritirata dal sito al 5%.')).toBeInTheDocument();
    expect(lineOf('mf-payments').getByText('It failed for 9 of 9 visitors.')).toBeInTheDocument();
    expect(lineOf('mf-signup').getByText(/Nessuna versione è attiva/)).toBeInTheDocument();
  });

  it('shows how fast each page is with each version, over a week, and what takes longest', async () => {
    await open();
    const row = screen.getByRole('rowheader', { name: 'members-id' }).closest('tr');
    if (row === null) throw new Error('No row for the page.');
    const [version, lcp, inp, cls] = within(row).getAllByRole('cell');
    expect(version).toHaveTextContent('mf-members@3.0.1');
    expect(lcp).toHaveTextContent('2896 ms, misure: 40');
    expect(lcp).toHaveTextContent('disegno');
    expect(within(row).getByRole('img', { name: 'Ultimi sette giorni: –, –, –, –, –, 2435, 2896' })).toBeInTheDocument();
    expect(inp).toHaveTextContent('152 ms, misure: 31');
    expect(inp).toHaveTextContent('elaborazione');
    expect(cls).toHaveTextContent('nessun dato');
  });

  it('puts a version in the place of the live one by the address that does it', async () => {
    await teamCatalogue.ready('it');
    const went: string[] = [];
    await renderShell(<TryVersion remotes={[chat]} go={(address) => went.push(address)} />, { overrides: noOverrides() });
    await userEvent.selectOptions(screen.getByLabelText('Remoto'), 'mf-chat');
    await userEvent.click(screen.getByRole('button', { name: 'Prova' }));
    await userEvent.selectOptions(screen.getByLabelText('Versione'), 'Senza questo remoto');
    await userEvent.click(screen.getByRole('button', { name: 'Prova' }));
    await userEvent.selectOptions(screen.getByLabelText('Versione'), 'Un’altra versione pubblicata');
    await userEvent.click(screen.getByRole('button', { name: 'Prova' }));
    expect(screen.getByLabelText('Numero di versione')).toBeInvalid();
    expect(went).toEqual(['?remote=mf-chat%402.16.0', '?without=mf-chat']);
  });

  it('lists what went over the bus, the last event first, and keeps the newest sixty', async () => {
    const { bus, connect } = createBus();
    const writer = connect();
    recordBus(writer);
    for (let unread = 1; unread <= 70; unread += 1) writer.set('badges', { unread, newLikes: 0 });
    bus.ask({ type: 'likesSeen' });
    expect(busEvents$.get()).toHaveLength(60);
    expect(busEvents$.get().slice(0, 2)).toMatchObject([
      { kind: 'intent', name: 'likesSeen' },
      { kind: 'state', name: 'badges', detail: '{"unread":70,"newLikes":0}' },
    ]);
    await open();
    expect(within(screen.getByRole('region', { name: 'Eventi del bus' })).getAllByRole('row')).toHaveLength(61);
  });
});
