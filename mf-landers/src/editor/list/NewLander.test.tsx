import { getLanderTemplates, postLander } from '@amarena/shared/contracts/landers/landerDesk';
import { fakeApi, renderWith } from '@amarena/shared/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MANIFEST_TEMPLATES } from '../../landers/testing/manifestTemplates.ts';
import { editorCatalogue } from '../catalogue.ts';
import { NewLander } from './NewLander.tsx';

beforeEach(async () => editorCatalogue.ready('it'));

/** Names a new lander of a template whose page exists already, and creates it. */
async function refusedFor(template: string): Promise<void> {
  const problems = [{ path: 'slug', code: 'slug_taken', limit: null, name: 'La mostra' }];
  const api = fakeApi()
    .answer(getLanderTemplates, { templates: MANIFEST_TEMPLATES })
    .refuse(postLander, { code: 'lander_refused', problems }, 422);
  await renderWith(<NewLander onClose={() => undefined} />, { api });
  await userEvent.selectOptions(await screen.findByLabelText('Modello'), template);
  await userEvent.type(screen.getByLabelText('Nome, solo per voi'), 'Estate');
  await userEvent.click(screen.getByRole('button', { name: 'Crea la bozza' }));
}

const withSlug = (has: boolean) => Object.entries(MANIFEST_TEMPLATES).find(([, { slug }]) => slug === has)?.[0] ?? '';

describe('a new lander whose page exists already', () => {
  it('says at the template which lander has its only page', async () => {
    await refusedFor(withSlug(false));
    expect(await screen.findByText(/^Con questo modello c’è già «La mostra»/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Modello')).toHaveFocus());
    expect(screen.queryByText(/punto da correggere/)).not.toBeInTheDocument();
  });

  it('says at the address which lander has it', async () => {
    await refusedFor(withSlug(true));
    expect(await screen.findByText(/^Questo indirizzo appartiene già a «La mostra»/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Indirizzo')).toHaveFocus());
  });
});
