import { postLanderStart } from '@amarena/shared/contracts/landers/landers';
import { fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFace, aLanderPage } from '../testing/aLanderPage.ts';
import { pinned } from './drawnMap.ts';
import { italy } from './italy.ts';
import { MapScreen } from './MapScreen.tsx';

const open = () => renderWith(<MapScreen page={aLanderPage('maplanding')} />, { api: fakeApi().answer(postLanderStart, undefined) });

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

  it('shows a visitor from a country that is not drawn its own regions by name, the larger the more people', async () => {
    const regions = [
      { key: 'bayern', name: 'Bayern', members: 400 },
      { key: 'berlin', name: 'Berlin', members: 100 },
      { key: 'bremen', name: 'Bremen', members: null },
    ];
    const { container } = await renderWith(<MapScreen page={aLanderPage('maplanding', { here: { country: 'DE', regions } })} />);
    expect(container.querySelector('svg g > g')).toBeNull();
    expect(screen.queryByRole('option', { name: 'Lazio' })).toBeNull();
    const names = screen.getAllByRole('button', { pressed: false });
    expect(names.map(({ textContent, dataset }) => [textContent, dataset.size])).toEqual([
      ['Bayern400 persone', '4'],
      ['Berlin100 persone', '2'],
      ['BremenAncora poche persone', '0'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: /Berlin/ }));
    expect(screen.getByLabelText('La tua regione')).toHaveDisplayValue('Berlin');
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
