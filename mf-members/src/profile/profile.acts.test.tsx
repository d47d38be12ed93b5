import { deleteBlock, postBlock } from '@amarena/shared/contracts/people/blocks';
import { deleteLike, postLike } from '@amarena/shared/contracts/people/likes';
import { anId, aUser } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asked, open, server, visitor } from './testing.tsx';

describe('what can be done on a profile', () => {
  it('MP-05 MP-06 likes and takes the like back', async () => {
    const api = server().answer(postLike, { mutual: false }).answer(deleteLike, undefined);
    await open({}, { api });
    const like = await screen.findByRole('button', { name: /a Giulia$/, pressed: false });
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect([api.seen(postLike).length, api.seen(deleteLike).length]).toEqual([1, 1]));
  });

  it('MP-08 leads a member to the conversation', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'Scrivi a Giulia' })).toHaveAttribute('href', `/members/${anId(1)}/chat`);
  });

  it('RP-03 asks a visitor to join before writing', async () => {
    await open({}, { session: visitor });
    await userEvent.click(await screen.findByRole('button', { name: 'Scrivi a Giulia' }));
    expect(asked).toEqual([{ type: 'signup', profile: anId(1) }]);
  });

  it('MP-09 MP-10 blocks after a confirmation and then offers to unblock', async () => {
    const api = server().answer(postBlock, undefined).answer(deleteBlock, undefined);
    await open({}, { api });
    await userEvent.click(await screen.findByRole('button', { name: 'Altre azioni' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Blocca Giulia' }));
    expect(api.seen(postBlock)).toHaveLength(0);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Blocca Giulia' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sblocca Giulia' }));
    expect(await screen.findByRole('link', { name: 'Scrivi a Giulia' })).toBeInTheDocument();
    expect(api.seen(deleteBlock)).toHaveLength(1);
  });

  it('says why someone whom the member reported cannot be unblocked yet', async () => {
    await open({ blocked: true }, { api: server({ blocked: true }).refuse(deleteBlock, { code: 'report_open' }, 409) });
    asked.length = 0;
    await userEvent.click(await screen.findByRole('button', { name: 'Sblocca Giulia' }));
    await waitFor(() => expect(asked).toMatchObject([{ type: 'toast', tone: 'danger', text: expect.stringMatching(/^Hai segnalato/) }]));
    expect(screen.getByRole('button', { name: 'Sblocca Giulia' })).toBeInTheDocument();
  });

  it('offers nothing to do on the own profile', async () => {
    await open({}, { session: { status: 'member', user: aUser({ id: anId(1) }) } });
    expect(await screen.findByText('Questo è il tuo profilo, come lo vedono gli altri.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Scrivi a Giulia' })).not.toBeInTheDocument();
  });

  it('says before anything is pressed that the address has to be confirmed first', async () => {
    await open({}, { session: { status: 'member', user: aUser({ status: 'not_confirmed' }) } });
    expect(await screen.findByText(/^Prima di scrivere o mettere like, conferma il tuo indirizzo/)).toBeVisible();
  });

  it('says why a like was refused, and takes it back', async () => {
    await open({}, { api: server().refuse(postLike, { code: 'address_unconfirmed' }, 403) });
    const like = await screen.findByRole('button', { name: /a Giulia$/, pressed: false });
    await userEvent.click(like);
    await waitFor(() => expect(asked).toMatchObject([{ type: 'toast', tone: 'danger', text: expect.stringMatching(/indirizzo/) }]));
    expect(like).toHaveAttribute('aria-pressed', 'false');
  });
});
