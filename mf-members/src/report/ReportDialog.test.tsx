import { postReport } from '@amarena/shared/contracts/moderation/reports';
import { anId, aUser, fakeApi, renderWith } from '@amarena/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportDialog } from './ReportDialog.tsx';

const profile = { id: anId(7), name: 'Giulia' };
type About = Parameters<typeof ReportDialog>[0]['about'];

async function open(about: About = { kind: 'profile' }, api = fakeApi().answer(postReport, undefined)) {
  const onClose = jest.fn();
  const rendered = await renderWith(<ReportDialog profile={profile} about={about} onClose={onClose} />, {
    session: { status: 'member', user: aUser() },
    api,
  });
  return { ...rendered, onClose };
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Invia segnalazione' }));

describe('the report dialog', () => {
  it('sends what was chosen and says that it is done', async () => {
    const { api, onClose } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Il profilo non è autentico' }));
    await userEvent.type(screen.getByRole('textbox'), '  Foto di un attore ');
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
    expect(api.seen(postReport)[0]?.body).toEqual({
      profile: profile.id,
      category: 'fake',
      text: 'Foto di un attore',
      message: null,
      with_lines: false,
      block: false,
    });
  });

  it('asks for a reason before it sends, and puts the focus there', async () => {
    const { api } = await open();
    await screen.findByRole('dialog', { name: 'Segnala Giulia' });
    await send();
    expect(screen.getByText('Scegli un motivo per continuare.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Chiede denaro o manda pubblicità' })).toHaveFocus();
    expect(api.seen(postReport)).toEqual([]);
  });

  it('blocks the member too only if that is chosen', async () => {
    const { api } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Altro' }));
    expect(screen.getByRole('checkbox', { name: /Blocca anche Giulia/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /Blocca anche Giulia/ }));
    await send();
    expect(api.seen(postReport)[0]?.body).toMatchObject({ block: true });
  });

  it('attaches lines of a conversation only where that is chosen', async () => {
    const { api } = await open({ kind: 'message', id: anId(30) });
    await userEvent.click(await screen.findByRole('radio', { name: 'Altro' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Allega gli ultimi 10 messaggi/ }));
    await send();
    expect(api.seen(postReport)[0]?.body).toMatchObject({ message: anId(30), with_lines: true, block: false });
  });

  it('keeps what was typed where sending fails, and says why', async () => {
    const refused = fakeApi().refuse(postReport, { code: 'reports_used_up', limit: 20 }, 403);
    const { onClose } = await open({ kind: 'profile' }, refused);
    await userEvent.click(await screen.findByRole('radio', { name: 'Altro' }));
    await userEvent.type(screen.getByRole('textbox'), 'Ha insistito');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Hai già inviato 20 segnalazioni');
    expect(screen.getByRole('textbox')).toHaveValue('Ha insistito');
    expect(onClose).not.toHaveBeenCalled();
  });
});
