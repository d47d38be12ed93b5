import type { DeliveredProvenance } from '@amarena/shared/contracts/platform/delivery';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderShell } from '../../testing/renderShell.tsx';
import { teamCatalogue } from '../catalogue.ts';
import { Provenance } from './Provenance.tsx';

const CHAT = 'https://github.com/octo/chat';
const aProof = (change: Partial<DeliveredProvenance> = {}): DeliveredProvenance => ({
  state: 'proven',
  repository: CHAT,
  ref: 'refs/tags/mf-chat@1.0.0',
  commit: '3f786850e387550fdab836ed7e6dc881de23001b',
  workflow: `${CHAT}/.github/workflows/release.yml@refs/tags/mf-chat@1.0.0`,
  run: `${CHAT}/actions/runs/77/attempts/1`,
  ...change,
});
const NOBODY = { repository: null, ref: null, commit: null, workflow: null, run: null };
async function show(provenance: DeliveredProvenance): Promise<void> {
  await teamCatalogue.ready('it');
  renderShell(<Provenance provenance={provenance} />);
  await screen.findByText(/Costruita|rovenienza/);
}

describe('who built a version', () => {
  it('is its repository, workflow and commit, with a link to the run', async () => {
    await show(aProof());
    expect(screen.getByRole('link', { name: 'Costruita da octo/chat, release.yml, 3f78685' })).toHaveAttribute(
      'href',
      `${CHAT}/actions/runs/77/attempts/1`,
    );
  });

  it.each([
    ['Costruita da octo/chat, release.yml, 3f78685, che non può farlo', aProof({ state: 'foreign' })],
    ['La provenienza non è valida', { state: 'invalid', ...NOBODY }],
    ['Provenienza non verificata', { state: 'unchecked', ...NOBODY }],
    ['Senza provenienza', { state: 'none', ...NOBODY }],
  ] as const)('is told without a link: %s', async (words, provenance) => {
    await show(provenance);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has a link to nothing but an address of the web', async () => {
    await show(aProof({ run: 'javascript:alert(1)' }));
    expect(screen.getByText(/^Costruita da octo/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
