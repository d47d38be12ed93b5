import { deleteLanderDraft, type LanderDetail, postLanderRollback } from '@amarena/shared/contracts/landers/landerDesk';
import { renderWith } from '@amarena/shared/testing';
import { type FakeClock, fakeClock } from '@amarena/shared/testing/fakeClock';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { MANIFEST_TEMPLATES } from '../../landers/testing/manifestTemplates.ts';
import { editorCatalogue } from '../catalogue.ts';
import { LanderEditor } from '../LanderEditor.tsx';
import { AT, anApi, detail } from '../testing/aLander.ts';

let clock: FakeClock;
beforeEach(async () => {
  await editorCatalogue.ready('it');
  clock = fakeClock();
});
afterEach(() => {
  sessionStorage.clear();
  clock.restore();
});

const draft = { saved_at: AT, saved_by: 'Irene', problems: [], changes: [] };
const [first] = detail.versions;
if (first === undefined) throw new Error('The lander has a version.');
/** The second version is live, with a test of its wordings. */
const tested: LanderDetail = {
  ...detail,
  live: 2,
  testing: 2,
  versions: [
    { ...first, number: 2, state: 'live' },
    { ...first, number: 1, state: 'past' },
  ],
};

async function open(lander: LanderDetail, api = anApi()) {
  await renderWith(<LanderEditor detail={lander} templates={MANIFEST_TEMPLATES} tab="versions" />, { api });
  await clock.pass(1_000);
  return api;
}
async function press(name: string, where: Pick<typeof screen, 'getByRole'> = screen) {
  fireEvent.click(where.getByRole('button', { name }));
  await clock.pass(1_000);
}

describe('the draft of a lander that was never published', () => {
  it('is dropped only after one has read that the lander goes with it, for everyone', async () => {
    const api = await open({ ...detail, live: null, drafted: true, draft, versions: [] });
    expect(screen.queryByRole('button', { name: 'Butta la bozza' })).toBeNull();
    await press('Elimina il lander');
    const dialog = screen.getByRole('alertdialog', { name: 'Eliminare il lander?' });
    expect(dialog).toHaveTextContent('Non è mai stato pubblicato');
    expect(dialog).toHaveTextContent('sparisce per tutti');
    expect(api.seen(deleteLanderDraft)).toEqual([]);
    api.answer(deleteLanderDraft, undefined);
    await press('Elimina il lander', within(dialog));
    expect(api.seen(deleteLanderDraft)[0]?.body).toMatchObject({ id: detail.id, revision: 4 });
  });

  it('goes alone where a version was published', async () => {
    await open({ ...detail, drafted: true, draft });
    await press('Butta la bozza');
    expect(screen.getByRole('alertdialog', { name: 'Buttare la bozza?' })).toHaveTextContent('Quello che è in linea resta.');
  });
});

describe('a running test', () => {
  it('ends by restoring a version only after one has said so', async () => {
    const api = await open(tested, anApi().refuse(postLanderRollback, { code: 'lander_test_runs', day: 3 }, 409));
    await press('Ripristina');
    await press('Ripristina', within(screen.getByRole('alertdialog', { name: 'Riportare in linea la versione 1?' })));
    const dialog = screen.getByRole('alertdialog', { name: 'Chiudere il test in corso?' });
    expect(dialog).toHaveTextContent('giorno 3 di 14');
    expect(within(dialog).queryByRole('alert')).toBeNull();
    api.answer(postLanderRollback, { lander: { ...tested, revision: 6 } });
    await press('Ripristina', within(dialog));
    expect(api.seen(postLanderRollback).map(({ body }) => (body as { end_test: boolean }).end_test)).toEqual([false, true]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('does not end where one thinks better of it, nor for the next version without a question', async () => {
    const api = await open(tested, anApi().refuse(postLanderRollback, { code: 'lander_test_runs', day: 3 }, 409));
    await press('Ripristina');
    await press('Ripristina', within(screen.getByRole('alertdialog')));
    await press('Annulla');
    await press('Ripristina');
    await press('Ripristina', within(screen.getByRole('alertdialog', { name: 'Riportare in linea la versione 1?' })));
    expect(api.seen(postLanderRollback).map(({ body }) => (body as { end_test: boolean }).end_test)).toEqual([false, false]);
  });

  it('is named in the question before its version is withdrawn', async () => {
    await open(tested);
    await press('Ritira');
    expect(screen.getByRole('alertdialog', { name: 'Ritirare la versione 2?' })).toHaveTextContent(
      'Il test in corso finisce senza un esito.',
    );
  });
});
