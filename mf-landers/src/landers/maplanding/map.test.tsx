import { getLander, postLanderStart } from '@amarena/shared/contracts/landers';
import { fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFace, aLanderPage } from '../aLanderPage.ts';
import { pinned } from './drawnMap.ts';
import { italy } from './italy.ts';
import { MapScreen } from './MapScreen.tsx';

const open = () =>
  renderWith(<MapScreen />, {
    api: fakeApi()
      .answer(postLanderStart, undefined)
      .answer(getLander, { page: aLanderPage('maplanding') }),
    address: '/landers/maplanding',
  });

describe('maplanding', () => {
  it('RT-63 says how many people are in the region that was picked, and nothing exact of a few', async () => {
    await open();
    await userEvent.selectOptions(screen.getByLabelText('La tua regione'), 'Lazio');
    expect(screen.getByRole('status')).toHaveTextContent(/Lazio1\.?234 persone/);
    await userEvent.selectOptions(screen.getByLabelText('La tua regione'), 'Molise');
    expect(screen.getByRole('status')).toHaveTextContent('MoliseAncora poche persone');
  });

  it('does the same at a tap on the map', async () => {
    const { container } = await open();
    const region = container.querySelectorAll('svg g > g')[Object.keys(italy.regions).indexOf('lazio')];
    if (region === undefined) throw new Error('No region');
    await userEvent.click(region);
    expect(screen.getByLabelText('La tua regione')).toHaveDisplayValue('Lazio');
  });

  it('draws every region of Italy', () => {
    expect(Object.keys(italy.regions)).toHaveLength(20);
  });

  it('pins one face to each region and none to a region that the map does not have', () => {
    const faces = [
      aFace(),
      aFace({ name: 'Elena' }),
      aFace({ name: 'Ada', region: 'lazio' }),
      aFace({ region: 'bayern' }),
      aFace({ region: null }),
    ];
    expect(pinned(italy, faces).map(({ face }) => face.name)).toEqual(['Laura', 'Ada']);
  });
});
