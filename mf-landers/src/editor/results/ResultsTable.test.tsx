import { renderWith } from '@amarena/shared/testing';
import { beforeAll, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { editorCatalogue } from '../catalogue.ts';
import type { LanderResults } from './landerResults.ts';
import { ResultsTable } from './ResultsTable.tsx';

beforeAll(() => editorCatalogue.ready('it'));

const aVariant = (change: Partial<LanderResults['variants'][number]>): LanderResults['variants'][number] => ({
  key: 'a',
  name: '',
  weight: 1,
  counts: { visits: 200, started: 40, signed_up: 20, done: 10 },
  rate: { rate: 0.05, low: 0.03, high: 0.09 },
  lift: null,
  days: [],
  ...change,
});
const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

it('shows the rate of a wording with its interval', async () => {
  await renderWith(<ResultsTable variants={[aVariant({})]} />);
  expect(cells()).toEqual(expect.arrayContaining(['5%', '3% – 9%']));
});

it('compares no wording with another before both were seen', async () => {
  const counts = { visits: 0, started: 0, signed_up: 0, done: 0 };
  const lift = { rate: 0, low: -0.937, high: 14.982 };
  const last = () => cells().at(-1);
  const { unmount } = await renderWith(<ResultsTable variants={[aVariant({ counts }), aVariant({ key: 'b', lift })]} />);
  expect(last()).toBe('–');
  unmount();
  const unseen = await renderWith(<ResultsTable variants={[aVariant({}), aVariant({ key: 'b', counts, lift })]} />);
  expect(last()).toBe('–');
  unseen.unmount();
  await renderWith(<ResultsTable variants={[aVariant({}), aVariant({ key: 'b', lift })]} />);
  expect(last()).toBe('0% (−93,7% – 1498,2%)');
});

it('claims no rate for a wording that nobody has seen yet', async () => {
  const counts = { visits: 0, started: 0, signed_up: 0, done: 0 };
  await renderWith(<ResultsTable variants={[aVariant({ counts, rate: { rate: 0, low: 0, high: 1 } })]} />);
  expect(cells()).toEqual(['0', '0', '0', '0', '–', '–', 'riferimento']);
});
