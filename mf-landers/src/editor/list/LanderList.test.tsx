import { getLanders, type LanderLine } from '@amarena/shared/contracts/landers/landerDesk';
import { anId, fakeApi, renderWith } from '@amarena/shared/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { editorCatalogue } from '../catalogue.ts';
import { LanderList } from './LanderList.tsx';

beforeEach(() => editorCatalogue.ready('it'));

const AT = '2026-11-20T09:00:00.000Z';
let made = 0;
const aLine = (name: string, change: Partial<LanderLine> = {}): LanderLine => ({
  id: anId(++made),
  template: 'gallery',
  slug: name.toLowerCase(),
  name,
  path: `/landers/gallery/${name.toLowerCase()}`,
  live: null,
  next: null,
  drafted: false,
  problems: {},
  testing: 0,
  changed_at: AT,
  changed_by: 'Irene',
  ...change,
});
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const open = (landers: LanderLine[]) => renderWith(<LanderList />, { api: fakeApi().answer(getLanders, { landers }) });

it('puts away what is neither live, planned nor being written, until it is asked for', async () => {
  const next = { number: 2, starts: '2026-12-24T17:00:00.000Z' };
  await open([aLine('Online', { live: 1 }), aLine('Domani', { next }), aLine('Abbozzo', { drafted: true }), aLine('Ritirato')]);
  expect(await screen.findByRole('link', { name: 'Online' })).toBeInTheDocument();
  expect(names()).toEqual(['Online', 'Domani', 'Abbozzo']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mostra anche i lander ritirati o finiti: 1' }));
  expect(names()).toEqual(['Online', 'Domani', 'Abbozzo', 'Ritirato']);
});

it('offers nothing to show where nothing is put away', async () => {
  await open([aLine('Online', { live: 1 })]);
  expect(await screen.findByRole('link', { name: 'Online' })).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
