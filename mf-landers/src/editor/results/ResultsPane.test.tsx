import { getLanderResults, type Verdict } from '@amarena/shared/contracts/landers/landerResults';
import { fakeApi, renderWith } from '@amarena/shared/testing';
import { beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { editorCatalogue } from '../catalogue.ts';
import { detail } from '../testing/aLander.ts';
import type { LanderResults } from './landerResults.ts';
import { ResultsPane } from './ResultsPane.tsx';

beforeAll(() => editorCatalogue.ready('it'));

const aVariant = (key: string, done: number): LanderResults['variants'][number] => ({
  key,
  name: '',
  weight: 50,
  counts: { visits: 1_000, started: 200, signed_up: 100, done },
  rate: { rate: done / 1_000, low: 0.01, high: 0.2 },
  lift: null,
  days: [],
});
const show = (verdict: Verdict, uneven: boolean) => {
  const results = { number: 1, since: '2026-11-20T09:00:00.000Z', until: null, later: null, sources: [], verdict, uneven };
  const api = fakeApi().answer(getLanderResults, { ...results, variants: [aVariant('a', 30), aVariant('b', 90)] });
  return renderWith(<ResultsPane detail={detail} />, { api });
};

it('says which wording seems better while visits are divided by weight', async () => {
  await show({ state: 'running', day: 2 }, false);
  expect(await screen.findByText(/B sembra meglio/)).toBeInTheDocument();
});

it('names no wording as better while visits are divided otherwise, and says that the test decides nothing', async () => {
  await show({ state: 'running', day: 2 }, true);
  expect(await screen.findByText(/il test non può decidere/)).toBeInTheDocument();
  expect(screen.queryByText(/B sembra meglio/)).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('non fidarti di questo confronto');
});

it('says that a test ended without a result because of it', async () => {
  await show({ state: 'undecided' }, true);
  expect(await screen.findByText(/finito senza un esito/)).toBeInTheDocument();
  expect(screen.queryByText(/nessuna è chiaramente meglio/)).toBeNull();
});

it('keeps to what a test decided before the division counted', async () => {
  await show({ state: 'decided', day: 1, variant: 'b' }, true);
  expect(await screen.findByText(/B ha superato il limite/)).toBeInTheDocument();
});
